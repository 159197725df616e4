import type { Product } from '../model/product.ts';
import { productAmounts } from './product-amounts.ts';

/**
 * §7.2: up to `count` active products of the same type and kind as alternatives to `product`: by
 * closest range of amounts, then by rank, then by id.
 */
export function chooseAlternatives(
  product: Product,
  candidates: readonly Product[],
  count: number,
): Product[] {
  return candidates
    .filter((other) => other.active && other.id !== product.id)
    .filter(({ productType, kind }) => productType === product.productType && kind === product.kind)
    .map((other) => ({ other, distance: distanceBetween(product, other) }))
    .sort(byDistance)
    .slice(0, count)
    .map(({ other }) => other);
}

/**
 * Distance between the ends of two ranges, in the amounts' currency; infinite for another currency
 * and for products without amounts.
 */
function distanceBetween(product: Product, other: Product): number {
  const [a, b] = [productAmounts(product), productAmounts(other)];
  if (!a || !b || a.currency !== b.currency) return Number.POSITIVE_INFINITY;
  return Math.abs(a.min - b.min) + Math.abs(a.max - b.max);
}

interface Candidate {
  readonly other: Product;
  readonly distance: number;
}

/** Two infinities differ by NaN, which lets the rank decide as 0 does. */
function byDistance(a: Candidate, b: Candidate): number {
  return a.distance - b.distance || a.other.rank - b.other.rank || a.other.id - b.other.id;
}
