import type { PageView } from '@plaza/ui-blocks';
import { defaultTreeAdapter } from 'parse5';
import {
  attribute,
  copyOf,
  type Element,
  fillControl,
  remove,
  set,
  setText,
} from '../html-elements.ts';

/** Applies a view to a parsed page, as `applyView` of `@plaza/ui-blocks/browser` does to a document. */
export function applyView(elements: readonly Element[], view: PageView): void {
  const each = <T>(
    hook: string,
    entries: Readonly<Record<string, T>> | undefined,
    apply: (element: Element, entry: T) => void,
  ) => {
    if (!entries) return;
    for (const element of elements) {
      const entry = entries[attribute(element, `data-${hook}`) ?? ''];
      if (entry !== undefined) apply(element, entry);
    }
  };
  each('value', view.values, setText);
  each('shown', view.shown, show);
  each('path', view.paths, (element, path) => set(element, 'd', path));
  each('link', view.links, (element, href) => set(element, 'href', href));
  each('attributes', view.attributes, setAttributes);
  each('rows', view.rows, fillRows);
  each('items', view.order, arrange);
  fillControls(elements, view.inputs ?? {});
}

function show(element: Element, isShown: boolean): void {
  if (isShown) remove(element, 'hidden');
  else set(element, 'hidden', '');
}

function setAttributes(
  element: Element,
  wanted: Readonly<Record<string, string | undefined>>,
): void {
  for (const [name, value] of Object.entries(wanted))
    if (value === undefined) remove(element, name);
    else set(element, name, value);
}

const isControl = ({ tagName }: Element) => /^(?:input|select|textarea)$/.test(tagName);

function fillControls(elements: readonly Element[], inputs: NonNullable<PageView['inputs']>): void {
  const filled: Record<string, number> = {};
  for (const control of elements) {
    const slider = attribute(control, 'data-slider');
    const name = attribute(control, 'name');
    const wanted = isControl(control)
      ? inputs[slider ? `${slider}-slider` : (name ?? '')]
      : undefined;
    if (wanted === undefined) continue;
    const values = [wanted].flat();
    const isChoice = /^(?:checkbox|radio)$/.test(attribute(control, 'type') ?? '');
    if (isChoice) {
      remove(control, 'checked');
      if (values.includes(attribute(control, 'value') ?? 'on')) set(control, 'checked', '');
      continue;
    }
    const key = `${name} ${slider}`;
    const index = filled[key] ?? 0;
    filled[key] = index + 1;
    fillControl(control, values[index] ?? '');
  }
}

const childElements = (element: Element) =>
  element.childNodes.filter((child): child is Element => 'tagName' in child);

function fillRows(body: Element, rows: readonly (readonly string[])[]): void {
  const [pattern] = childElements(body);
  if (!pattern) return;
  show(pattern, rows.length > 0);
  body.childNodes = [];
  if (rows.length === 0) defaultTreeAdapter.appendChild(body, pattern);
  for (const cells of rows) defaultTreeAdapter.appendChild(body, rowOf(pattern, cells));
}

function rowOf(pattern: Element, cells: readonly string[]): Element {
  const row = copyOf(pattern);
  const own = childElements(row);
  cells.forEach((text, index) => {
    const cell = own[index];
    if (cell) setText(cell, text);
  });
  return row;
}

function arrange(list: Element, ids: readonly string[]): void {
  const items = childElements(list).filter((child) => attribute(child, 'data-item') !== undefined);
  const place = (item: Element) => ids.indexOf(attribute(item, 'data-item') ?? '');
  const rank = (item: Element) => (place(item) < 0 ? Number.MAX_SAFE_INTEGER : place(item));
  for (const item of items) show(item, place(item) >= 0);
  const wanted = items.toSorted((a, b) => rank(a) - rank(b));
  if (wanted.every((item, index) => item === items[index])) return;
  for (const item of wanted) {
    defaultTreeAdapter.detachNode(item);
    defaultTreeAdapter.appendChild(list, item);
  }
}
