import { defaultTreeAdapter, parse, serialize } from 'parse5';
import {
  attribute,
  type Element,
  elementsOf,
  fillControl,
  find,
  prefixText,
  remove,
  set,
  textOf,
} from '../html-elements.ts';

/** What to show in a form that was not accepted. */
export type FormResult = {
  readonly values: Readonly<Record<string, string>>;
  /** Field and error code of each issue, as named in the form's markup. */
  readonly issues: readonly (readonly [field: string, code: string])[];
  /** An error of the whole form, shown in the summary. */
  readonly failure?: string | undefined;
};

/**
 * Renders a form's errors into a page with a `MessageForm`: fills in the submitted values, shows
 * each error beside its field and links it, and focuses the summary. The texts are in the page
 * already, in its language.
 *
 * @returns undefined if the page has no such form
 */
export function fillMessageForm(html: string, result: FormResult): string | undefined {
  const document = parse(html);
  const all = elementsOf(document);
  const form = all.find((element) => attribute(element, 'data-message-form') !== undefined);
  if (!form) return undefined;
  const links = Object.entries(result.values).flatMap(([name, value]) => {
    const code = result.issues.find(([field]) => field === name)?.[1];
    return fillField(form, { name, value, code });
  });
  showSummary(form, links, result.failure);
  const title = all.find(({ tagName }) => tagName === 'title');
  if (title) prefixText(title, attribute(form, 'data-title-prefix') ?? '');
  return serialize(document);
}

type Filling = {
  readonly name: string;
  readonly value: string;
  readonly code: string | undefined;
};

/** Fills one field. @returns href and text of its link in the summary, if it has an issue */
function fillField(form: Element, { name, value, code }: Filling): [string, string][] {
  const field = find(form, 'data-field', name);
  const control = field && find(field, 'name', name);
  if (!control) return [];
  setValue(control, value);
  const shown = code === undefined ? undefined : find(field, 'data-error', code);
  if (!shown) return [];
  remove(shown, 'hidden');
  set(control, 'aria-invalid', 'true');
  const described = [attribute(control, 'aria-describedby'), attribute(shown, 'id')];
  set(control, 'aria-describedby', described.filter(Boolean).join(' '));
  return [[`#${attribute(control, 'id')}`, textOf(shown)]];
}

function setValue(control: Element, value: string) {
  if (attribute(control, 'type') !== 'checkbox') fillControl(control, value);
  else if (value !== '') set(control, 'checked', '');
}

function showSummary(form: Element, links: readonly [string, string][], failure?: string) {
  const summary = elementsOf(form).find(
    (element) => attribute(element, 'data-form-summary') !== undefined,
  );
  if (!summary) return;
  remove(summary, 'hidden');
  // Focuses the summary when the page loads, without JavaScript.
  set(summary, 'autofocus', '');
  const shown = failure === undefined ? undefined : find(summary, 'data-error', failure);
  if (shown) remove(shown, 'hidden');
  const list = elementsOf(summary).find(({ tagName }) => tagName === 'ul');
  for (const [href, text] of links) if (list) appendLink(list, href, text);
}

function appendLink(list: Element, href: string, text: string) {
  const { createElement, appendChild, insertText } = defaultTreeAdapter;
  const link = createElement('a', list.namespaceURI, [{ name: 'href', value: href }]);
  const item = createElement('li', list.namespaceURI, []);
  insertText(link, text);
  appendChild(item, link);
  appendChild(list, item);
}
