import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, serialize } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** What comes back with a form that was not taken. */
export type FormAnswer = {
  readonly values: Readonly<Record<string, string>>;
  /** Field and code of each fault, as the form's own markup names them. */
  readonly faults: readonly (readonly [field: string, fault: string])[];
  /** A fault of the whole, in the form's summary. */
  readonly failure?: string | undefined;
};

/**
 * A page with a `MessageForm`, answering: what was written stands in its fields, the words of each
 * fault are shown beside them and tied to them, and the summary that links to them has the focus.
 * The words are the page's own, in whatever language it is.
 *
 * @returns undefined when the page has no such form
 */
export function fillMessageForm(html: string, answer: FormAnswer): string | undefined {
  const document = parse(html);
  const all = elementsOf(document);
  const form = all.find((element) => attribute(element, 'data-message-form') !== undefined);
  if (!form) return undefined;
  const links = Object.entries(answer.values).flatMap(([name, value]) => {
    const fault = answer.faults.find(([field]) => field === name)?.[1];
    return fillField(form, { name, value, fault });
  });
  showSummary(form, links, answer.failure);
  const title = all.find(({ tagName }) => tagName === 'title');
  if (title) prefixText(title, attribute(form, 'data-title-prefix') ?? '');
  return serialize(document);
}

type Filling = {
  readonly name: string;
  readonly value: string;
  readonly fault: string | undefined;
};

/** Fills one field. @returns the address and the words of its link in the summary, if it has a fault */
function fillField(form: Element, { name, value, fault }: Filling): [string, string][] {
  const field = find(form, 'data-field', name);
  const control = field && find(field, 'name', name);
  if (!control) return [];
  setValue(control, value);
  const shown = fault === undefined ? undefined : find(field, 'data-error', fault);
  if (!shown) return [];
  remove(shown, 'hidden');
  set(control, 'aria-invalid', 'true');
  const described = [attribute(control, 'aria-describedby'), attribute(shown, 'id')];
  set(control, 'aria-describedby', described.filter(Boolean).join(' '));
  return [[`#${attribute(control, 'id')}`, textOf(shown)]];
}

function setValue(control: Element, value: string) {
  if (control.tagName === 'textarea') replaceText(control, value);
  else if (control.tagName === 'select') {
    for (const option of elementsOf(control)) remove(option, 'selected');
    const chosen = find(control, 'value', value);
    if (chosen) set(chosen, 'selected', '');
  } else if (attribute(control, 'type') === 'checkbox') {
    if (value !== '') set(control, 'checked', '');
  } else set(control, 'value', value);
}

function showSummary(form: Element, links: readonly [string, string][], failure?: string) {
  const summary = elementsOf(form).find(
    (element) => attribute(element, 'data-form-summary') !== undefined,
  );
  if (!summary) return;
  remove(summary, 'hidden');
  // Takes the focus as the page comes, without JavaScript.
  set(summary, 'autofocus', '');
  const shown = failure === undefined ? undefined : find(summary, 'data-error', failure);
  if (shown) remove(shown, 'hidden');
  const list = elementsOf(summary).find(({ tagName }) => tagName === 'ul');
  for (const [address, words] of links) if (list) appendLink(list, address, words);
}

function appendLink(list: Element, address: string, words: string) {
  const { createElement, appendChild, insertText } = defaultTreeAdapter;
  const link = createElement('a', list.namespaceURI, [{ name: 'href', value: address }]);
  const item = createElement('li', list.namespaceURI, []);
  insertText(link, words);
  appendChild(item, link);
  appendChild(list, item);
}

/** The element and all within it, in document order. */
function elementsOf(root: Node): Element[] {
  const found: Element[] = [];
  const open: Node[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    if ('tagName' in node) found.push(node);
    if ('childNodes' in node) open.push(...node.childNodes.toReversed());
  }
  return found;
}

const find = (root: Element, name: string, value: string) =>
  elementsOf(root).find((element) => attribute(element, name) === value);

const attribute = ({ attrs }: Element, wanted: string) =>
  attrs.find(({ name }) => name === wanted)?.value;

function remove(element: Element, unwanted: string) {
  element.attrs = element.attrs.filter(({ name }) => name !== unwanted);
}

function set(element: Element, name: string, value: string) {
  remove(element, name);
  element.attrs.push({ name, value });
}

const textOf = ({ childNodes }: Element) =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('');

function replaceText(element: Element, text: string) {
  element.childNodes = [];
  // A parser drops the first line break of a text area, so that one stands before the visitor's own.
  defaultTreeAdapter.insertText(element, text.startsWith('\n') ? `\n${text}` : text);
}

function prefixText(element: Element, prefix: string) {
  const text = textOf(element);
  element.childNodes = [];
  defaultTreeAdapter.insertText(element, `${prefix} ${text}`.trim());
}
