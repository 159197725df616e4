/**
 * Puts the products of a list into the order of the answer (§7.3), those alone that stand wholly
 * below the window: what a visitor sees, has seen or stands on with the keyboard does not move, so
 * nothing that is in view shifts. Products that the answer does not name come last, as they stood.
 * A list whose words claim an order (`data-order`) keeps it: they would be false in any other.
 *
 * @param list an element whose children hold a `data-product-id` and a `data-position` each
 */
export function rankProducts(list: Element, productIds: readonly number[]): void {
  if (list.hasAttribute('data-order')) return;
  const items = [...list.children];
  const firstBelow =
    items.findLastIndex(
      (item) =>
        item.getBoundingClientRect().top < innerHeight || item.contains(document.activeElement),
    ) + 1;
  const below = items.slice(firstBelow);
  const rank = (item: Element) => {
    const index = productIds.indexOf(Number(cardOf(item)?.dataset.productId));
    return index < 0 ? productIds.length : index;
  };
  const ranked = [...below].sort((one, other) => rank(one) - rank(other));
  if (ranked.every((item, index) => item === below[index])) return;
  list.append(...ranked);
  for (const [index, item] of ranked.entries()) {
    const card = cardOf(item);
    if (card) card.dataset.position = `${firstBelow + index + 1}`;
  }
}

const cardOf = (item: Element) => item.querySelector<HTMLElement>('[data-product-id]');
