import { defaultTreeAdapter } from 'parse5';
import type { ElementIndex } from '../element-index.ts';
import {
  attribute,
  type Element,
  elementsOf,
  fillControl,
  find,
  remove,
  set,
  textOf,
} from '../html-elements.ts';

/** What to show in a form. */
export type FormResult = {
  readonly values: Readonly<Record<string, string | readonly string[]>>;
  /** Field and error code of each issue, as named in the form's markup. */
  readonly issues: readonly (readonly [field: string, code: string])[];
  /** An error of the whole form, shown in the summary. */
  readonly failure?: string | undefined;
};

/**
 * Fills in the values of a form, shows each error beside its field, and if there is any, the
 * summary with a link to each, focused.
 */
export function fillForm(form: ElementIndex, { values, issues, failure }: FormResult): void {
  const links = Object.entries(values).flatMap(([name, value]) => {
    const code = issues.find(([field]) => field === name)?.[1];
    return fillField(form, { name, value, code });
  });
  if (links.length > 0 || failure !== undefined) showSummary(form, links, failure);
}

type Filling = {
  readonly name: string;
  readonly value: string | readonly string[];
  readonly code: string | undefined;
};

/** Fills one field. @returns href and text of its link in the summary, if it has an issue */
function fillField(form: ElementIndex, { name, value, code }: Filling): [string, string][] {
  const field = form.first('data-field', name);
  const controls = field
    ? elementsOf(field).filter((element) => attribute(element, 'name') === name)
    : [];
  const [control] = controls;
  if (!field || !control) return [];
  for (const each of controls) setValue(each, value);
  const shown = code === undefined ? undefined : find(field, 'data-error', code);
  if (!shown) return [];
  remove(shown, 'hidden');
  for (const each of controls) set(each, 'aria-invalid', 'true');
  const described = [attribute(control, 'aria-describedby'), attribute(shown, 'id')];
  set(control, 'aria-describedby', described.filter(Boolean).join(' '));
  return [[`#${attribute(control, 'id')}`, textOf(shown)]];
}

function setValue(control: Element, value: string | readonly string[]) {
  const type = attribute(control, 'type');
  if (type !== 'checkbox' && type !== 'radio') {
    fillControl(control, [value].flat()[0] ?? '');
    return;
  }
  remove(control, 'checked');
  if ([value].flat().includes(attribute(control, 'value') ?? 'on')) set(control, 'checked', '');
}

function showSummary(form: ElementIndex, links: readonly [string, string][], failure?: string) {
  const summary = form.first('data-form-summary');
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
