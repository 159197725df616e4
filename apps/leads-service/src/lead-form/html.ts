/** Markup that has been escaped where it must be. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type HtmlValue = Html | string | number | false | undefined | readonly HtmlValue[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A template of HTML: what is put into it is text, or markup of another such template. */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(String.raw({ raw: parts }, ...values.map(markupOf)));
}

/** An attribute for each value that there is; `true` is an attribute alone. */
export function attributes(values: Readonly<Record<string, string | boolean | undefined>>): Html {
  const given = Object.entries(values).filter(
    ([, value]) => value !== undefined && value !== false,
  );
  return new Html(
    given
      .map(([name, value]) => (value === true ? ` ${name}` : html` ${name}="${value}"`.text))
      .join(''),
  );
}

function markupOf(value: HtmlValue): string {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(markupOf).join('');
  if (value === false || value === undefined) return '';
  return String(value).replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);
}
