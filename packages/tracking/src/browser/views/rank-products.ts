/**
 * Sorts the products of a list by the answer (§7.3), but only those entirely below the viewport and
 * below the focus, so that nothing visible shifts. Products missing from the answer come last in
 * their original order. A list with `data-order` is not sorted, because its text states its order.
 *
 * @param list an element whose children each contain a `data-product-id` and a `data-position`
 */
export function rankProducts(list: Element, productIds: readonly number[]): void {
  if (list.hasAttribute('data-order')) return;
  // What a filter hides has no place to be in.
  const items = [...list.children].filter((item) => !(item as HTMLElement).hidden);
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
  list.append(...ranked, ...[...list.children].filter((item) => (item as HTMLElement).hidden));
  for (const [index, item] of ranked.entries())
    cardOf(item)?.setAttribute('data-position', `${firstBelow + index + 1}`);
}

const cardOf = (item: Element) => item.querySelector<HTMLElement>('[data-product-id]');
