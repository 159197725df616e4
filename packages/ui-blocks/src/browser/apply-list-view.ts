import type { PageView } from '../model/page-view.ts';
import { applyTo, applyView } from './apply-view.ts';

/**
 * Applies the view of a list to the page in the browser: what `applyView` does, and its
 * attributes and orders. An order that is already shown is not touched, so that the focus stays
 * where it is.
 */
export function applyListView(root: ParentNode, view: PageView, typing?: Element | null): void {
  const each = applyTo(root);
  applyView(root, view, typing);
  each('attributes', view.attributes, setAttributes);
  each('items', view.order, (list, ids) => {
    collect(root, list, ids);
    arrange(list, ids);
  });
}

/** Items may come from another list of the page. */
function collect(root: ParentNode, list: Element, ids: readonly string[]): void {
  const own = new Set(Array.from(list.children, (item) => item.getAttribute('data-item')));
  for (const id of ids)
    if (!own.has(id)) list.append(root.querySelector(`[data-item="${id}"]`) ?? '');
}

function setAttributes(
  element: Element,
  wanted: Readonly<Record<string, string | undefined>>,
): void {
  for (const [name, value] of Object.entries(wanted))
    if (value === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Hidden items stay where they are unless the others have to move: moving a card lays it out anew. */
function arrange(list: Element, ids: readonly string[]): void {
  const items = [...list.children].filter((child) => child.hasAttribute('data-item'));
  const places = new Map(ids.map((id, index) => [id, index]));
  const placeOf = (item: Element) => places.get(item.getAttribute('data-item') ?? '') ?? ids.length;
  let last = -1;
  let isOrdered = true;
  for (const item of items) {
    const place = placeOf(item);
    const isHidden = place === ids.length;
    item.toggleAttribute('hidden', isHidden);
    if (isHidden) continue;
    isOrdered &&= place > last;
    last = place;
  }
  // The array sort is stable: hidden items stay in order at the end.
  if (!isOrdered) list.append(...items.sort((a, b) => placeOf(a) - placeOf(b)));
}
