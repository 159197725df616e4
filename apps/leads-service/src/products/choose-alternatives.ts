import type { Product } from '@plaza/content-client';

/**
 * §7.2: up to `count` active products of the same type that a visitor could take instead, the
 * nearest range of amounts first; then by rank, then by id.
 */
export function chooseAlternatives(
  product: Product,
  candidates: readonly Product[],
  count: number,
): Product[] {
  const eligible = candidates.filter(
    ({ id, active, productType }) =>
      active && id !== product.id && productType === product.productType,
  );
  const ranked = eligible.map((candidate) => ({
    candidate,
    keys: [distanceBetween(product, candidate), candidate.rank, candidate.id] as const,
  }));
  ranked.sort(({ keys: a }, { keys: b }) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
  return ranked.slice(0, count).map(({ candidate }) => candidate);
}

/** How far the ends of two ranges lie apart, in the amounts' currency; another currency is furthest. */
function distanceBetween({ amountRange: a }: Product, { amountRange: b }: Product): number {
  if (a.currency !== b.currency) return Number.MAX_SAFE_INTEGER;
  return Math.abs(a.min - b.min) + Math.abs(a.max - b.max);
}
