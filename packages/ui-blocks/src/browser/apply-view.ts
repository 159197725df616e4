import type { PageView } from '../model/page-view.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Applies a view to the page in the browser. Unchanged texts and orders are not touched, so that
 * live regions announce only what changed and the focus stays where it is.
 *
 * @param typing a control that keeps its value, because someone is typing in it
 */
export function applyView(root: ParentNode, view: PageView, typing?: Element | null): void {
  const each = <T>(
    hook: string,
    entries: Readonly<Record<string, T>> | undefined,
    apply: (element: Element, entry: T) => void,
  ) => {
    if (!entries) return;
    for (const element of root.querySelectorAll(`[data-${hook}]`)) {
      const entry = entries[element.getAttribute(`data-${hook}`) ?? ''];
      if (entry !== undefined) apply(element, entry);
    }
  };
  each('value', view.values, (element, text) => {
    if (element.textContent !== text) element.textContent = text;
  });
  each('shown', view.shown, (element, isShown) => element.toggleAttribute('hidden', !isShown));
  each('path', view.paths, (element, path) => element.setAttribute('d', path));
  each('link', view.links, (element, href) => element.setAttribute('href', href));
  each('attributes', view.attributes, setAttributes);
  each('rows', view.rows, fillRows);
  each('items', view.order, arrange);
  fillControls(root, view.inputs ?? {}, typing);
}

function setAttributes(
  element: Element,
  wanted: Readonly<Record<string, string | undefined>>,
): void {
  for (const [name, value] of Object.entries(wanted))
    if (value === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function fillControls(
  root: ParentNode,
  inputs: NonNullable<PageView['inputs']>,
  typing?: Element | null,
): void {
  const filled: Record<string, number> = {};
  for (const control of root.querySelectorAll<Control>('form [name],[data-slider]')) {
    const { name, type, dataset } = control;
    const { slider } = dataset;
    const wanted = inputs[slider ? `${slider}-slider` : name];
    if (wanted === undefined) continue;
    const values = [wanted].flat();
    if (type === 'checkbox' || type === 'radio')
      (control as HTMLInputElement).checked = values.includes(control.value);
    else {
      // Sliders have no name, so they are counted apart from the fields they belong to.
      const key = `${name} ${slider}`;
      const index = filled[key] ?? 0;
      filled[key] = index + 1;
      if (control !== typing) control.value = values[index] ?? '';
    }
  }
}

/** A table without rows keeps its first, hidden, as the pattern of later ones. */
function fillRows(body: Element, rows: readonly (readonly string[])[]): void {
  const pattern = body.firstElementChild;
  if (!pattern) return;
  pattern.toggleAttribute('hidden', rows.length === 0);
  if (rows.length === 0) body.replaceChildren(pattern);
  else body.replaceChildren(...rows.map((cells) => rowOf(pattern, cells)));
}

function rowOf(pattern: Element, cells: readonly string[]): Element {
  const row = pattern.cloneNode(true) as Element;
  cells.forEach((text, index) => {
    const cell = row.children[index];
    if (cell) cell.textContent = text;
  });
  return row;
}

function arrange(list: Element, ids: readonly string[]): void {
  const items = [...list.children].filter((child) => child.hasAttribute('data-item'));
  const place = (item: Element) => ids.indexOf(item.getAttribute('data-item') ?? '');
  for (const item of items) item.toggleAttribute('hidden', place(item) < 0);
  // The array sort is stable: hidden items stay in order at the end.
  const wanted = [...items].sort((a, b) => rank(place(a)) - rank(place(b)));
  if (wanted.some((item, index) => item !== items[index])) list.append(...wanted);
}

const rank = (place: number) => (place < 0 ? Number.MAX_SAFE_INTEGER : place);
