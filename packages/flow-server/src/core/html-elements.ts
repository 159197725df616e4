import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** The element and its descendants, in document order. */
export function elementsOf(root: Node): Element[] {
  const found: Element[] = [];
  const open: Node[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    if ('tagName' in node) found.push(node);
    if ('childNodes' in node) open.push(...node.childNodes.toReversed());
  }
  return found;
}

/** The first element below with this value of an attribute. */
export const find = (root: Element, name: string, value: string): Element | undefined =>
  elementsOf(root).find((element) => attribute(element, name) === value);

export const attribute = ({ attrs }: Element, wanted: string) =>
  attrs.find(({ name }) => name === wanted)?.value;

export function remove(element: Element, unwanted: string) {
  element.attrs = element.attrs.filter(({ name }) => name !== unwanted);
}

export function set(element: Element, name: string, value: string) {
  remove(element, name);
  element.attrs.push({ name, value });
}

export const textOf = ({ childNodes }: Element) =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('');

export function setText(element: Element, text: string) {
  element.childNodes = [];
  defaultTreeAdapter.insertText(element, text);
}

/** Puts words before the text of an element. */
export function prefixText(element: Element, prefix: string) {
  setText(element, `${prefix} ${textOf(element)}`.trim());
}

/**
 * A copy of an element and its descendants.
 *
 * @param swap the element to copy in place of one below; undefined leaves it out
 */
export function cloneElement(
  { tagName, namespaceURI, attrs, childNodes }: Element,
  swap: (child: Element) => Element | undefined = (child) => child,
): Element {
  const { appendChild, createCommentNode, createElement, insertText } = defaultTreeAdapter;
  const copy = createElement(
    tagName,
    namespaceURI,
    attrs.map((own) => ({ ...own })),
  );
  for (const child of childNodes) {
    const shown = 'tagName' in child ? swap(child) : undefined;
    if (shown) appendChild(copy, cloneElement(shown, swap));
    else if ('value' in child) insertText(copy, child.value);
    else if ('data' in child) appendChild(copy, createCommentNode(child.data));
  }
  return copy;
}

/** A copy of an element and its descendants, without texts. */
export function copyOf({ tagName, namespaceURI, attrs, childNodes }: Element): Element {
  const copy = defaultTreeAdapter.createElement(
    tagName,
    namespaceURI,
    attrs.map((own) => ({ ...own })),
  );
  for (const child of childNodes)
    if ('tagName' in child) defaultTreeAdapter.appendChild(copy, copyOf(child));
  return copy;
}

/** Gives a text field, a text area or a select its value. */
export function fillControl(control: Element, value: string): void {
  if (control.tagName === 'textarea') replaceText(control, value);
  else if (control.tagName === 'select') {
    for (const option of elementsOf(control)) remove(option, 'selected');
    const chosen = find(control, 'value', value);
    if (chosen) set(chosen, 'selected', '');
  } else set(control, 'value', value);
}

// Parsers drop the first line break of a text area, so add one before the visitor's own.
const replaceText = (element: Element, text: string) =>
  setText(element, text.startsWith('\n') ? `\n${text}` : text);
