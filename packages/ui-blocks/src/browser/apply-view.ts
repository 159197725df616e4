import type { Cell, PageView } from '../model/page-view.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Entries<T> = Readonly<Record<string, T>> | undefined;

/**
 * Applies a view to the page in the browser. Unchanged texts are not touched, so that live regions
 * announce only what changed. Attributes and orders are those of lists: `applyListView`.
 *
 * @param typing a control that keeps its value, because someone is typing in it
 */
export function applyView(root: ParentNode, view: PageView, typing?: Element | null): void {
  const each = applyTo(root);
  each('value', view.values, (element, text) => {
    if (element.textContent !== text) element.textContent = text;
  });
  each('shown', view.shown, (element, isShown) => element.toggleAttribute('hidden', !isShown));
  each('path', view.paths, (element, path) => element.setAttribute('d', path));
  each('link', view.links, (element, href) => element.setAttribute('href', href));
  each('rows', view.rows, fillRows);
  fillControls(root, view.inputs ?? {}, typing);
}

/** Applies an entry to each element of `root` whose `data-<hook>` names it. */
export const applyTo =
  (root: ParentNode) =>
  <T>(hook: string, entries: Entries<T>, apply: (element: Element, entry: T) => void): void => {
    if (!entries) return;
    for (const element of root.querySelectorAll(`[data-${hook}]`)) {
      const entry = entries[element.getAttribute(`data-${hook}`) ?? ''];
      if (entry !== undefined) apply(element, entry);
    }
  };

function fillControls(
  root: ParentNode,
  inputs: NonNullable<PageView['inputs']>,
  typing?: Element | null,
): void {
  const filled: Record<string, number> = {};
  for (const control of root.querySelectorAll<Control>('form [name],[data-slider]')) {
    const { name, type, dataset } = control;
    // Sliders have no name, so they are counted apart from the fields they belong to.
    const key = dataset.slider ? `${dataset.slider}-slider` : name;
    if (inputs[key] === undefined) continue;
    const values = [inputs[key]].flat();
    if (type === 'checkbox' || type === 'radio')
      (control as HTMLInputElement).checked = values.includes(control.value);
    else {
      const index = filled[key] ?? 0;
      filled[key] = index + 1;
      const value = values[index] ?? '';
      // Writing a value lays the page out, even one that is there already.
      if (control !== typing && control.value !== value) control.value = value;
    }
  }
}

/** A table without rows keeps its first, hidden, as the pattern of later ones. */
function fillRows(body: Element, rows: readonly (readonly Cell[])[]): void {
  const pattern = body.firstElementChild;
  if (!pattern) return;
  pattern.toggleAttribute('hidden', rows.length === 0);
  body.replaceChildren(...(rows[0] ? rows.map((cells) => rowOf(pattern, cells)) : [pattern]));
}

function rowOf(pattern: Element, cells: readonly Cell[]): Element {
  const row = pattern.cloneNode(true) as Element;
  [...row.children].forEach((cell, index) => {
    const [text, mark] = [cells[index] ?? cell.textContent].flat();
    cell.textContent = text ?? '';
    if (mark) cell.setAttribute('data-mark', mark);
  });
  return row;
}
