import type { Cell, PageView } from '@plaza/ui-blocks';
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
  each('items', view.order, (list, ids) => {
    collect(elements, list, ids);
    arrange(list, ids);
  });
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

function fillRows(body: Element, rows: readonly (readonly Cell[])[]): void {
  const [pattern] = childElements(body);
  if (!pattern) return;
  show(pattern, rows.length > 0);
  body.childNodes = [];
  if (rows.length === 0) defaultTreeAdapter.appendChild(body, pattern);
  for (const cells of rows) defaultTreeAdapter.appendChild(body, rowOf(pattern, cells));
}

function rowOf(pattern: Element, cells: readonly Cell[]): Element {
  const row = copyOf(pattern);
  const own = childElements(row);
  cells.forEach((written, index) => {
    const cell = own[index];
    const [text = '', mark] = [written].flat();
    if (!cell) return;
    setText(cell, text);
    if (mark) set(cell, 'data-mark', mark);
  });
  return row;
}

/** Items may come from another list of the page. */
function collect(elements: readonly Element[], list: Element, ids: readonly string[]): void {
  const own = new Set(childElements(list).map((item) => attribute(item, 'data-item')));
  const wanted = new Set(ids.filter((id) => !own.has(id)));
  for (const item of elements) {
    if (!wanted.has(attribute(item, 'data-item') ?? '')) continue;
    defaultTreeAdapter.detachNode(item);
    defaultTreeAdapter.appendChild(list, item);
  }
}

function arrange(list: Element, ids: readonly string[]): void {
  const items = childElements(list).filter((child) => attribute(child, 'data-item') !== undefined);
  const places = new Map(ids.map((id, index) => [id, index]));
  const placeOf = (item: Element) => places.get(attribute(item, 'data-item') ?? '') ?? ids.length;
  for (const item of items) show(item, placeOf(item) < ids.length);
  const shown = items.map(placeOf).filter((place) => place < ids.length);
  // Hidden items stay where they are unless the others have to move.
  if (shown.every((place, index) => index === 0 || place > (shown[index - 1] ?? 0))) return;
  for (const item of items.toSorted((a, b) => placeOf(a) - placeOf(b))) {
    defaultTreeAdapter.detachNode(item);
    defaultTreeAdapter.appendChild(list, item);
  }
}
