/** The texts of a form that are written later, with the names of what they insert in braces. */
export type FormTexts = {
  readonly issues: Readonly<Record<string, string>>;
  readonly read?: string;
  readonly example?: string;
  readonly kept?: string;
  readonly wait?: string;
};

export const insert = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);

/** What is wrong, what was read, and how it is written. */
export function issueText(
  { code, read }: { readonly code: string; readonly read?: string },
  { flowLabel = '', flowLimits, flowExample }: DOMStringMap,
  texts: FormTexts,
): string {
  const limit: string = JSON.parse(flowLimits ?? '{}')[code] ?? '';
  // Numbers alone have limits.
  const shown = read && asWritten(read, flowLimits !== undefined);
  return [
    insert(texts.issues[code] ?? '', { field: flowLabel, limit }),
    ...(shown ? [insert(texts.read ?? '', { read: shown })] : []),
    ...(flowExample ? [insert(texts.example ?? '', { example: flowExample })] : []),
  ].join('. ');
}

/** A date or a number as the language of the page writes it. */
function asWritten(read: string, isNumber: boolean): string {
  const { lang } = document.documentElement;
  if (/^\d{4}-/.test(read))
    return new Date(read).toLocaleDateString(lang, { dateStyle: 'long', timeZone: 'UTC' });
  return isNumber ? Number(read).toLocaleString(lang) : read;
}

/** What is typed or chosen in a field; nothing if it is empty. */
export const typedIn = (form: HTMLFormElement, name: string): string[] =>
  new FormData(form).getAll(name).flatMap((value) => {
    const text = String(value).trim();
    return text === '' ? [] : [text];
  });

/** The fields of the step, in order, whose conditions only name fields of the same step. */
export function shownFields(form: HTMLFormElement): HTMLElement[] {
  const fields = [...form.querySelectorAll<HTMLElement>('[data-flow-field]')];
  const own = new Set(fields.map(({ dataset }) => dataset.flowField));
  const named = ({ dataset }: HTMLElement) =>
    [...(dataset.flowWhen ?? '').matchAll(/"field":"(\w+)"/g)].map(([, name]) => name);
  return fields.filter((field) => named(field).every((name) => own.has(name)));
}
