import type { Product } from '../model/product.ts';

/** Two amounts of one currency, the smaller one first. */
export interface ProductAmounts {
  readonly min: number;
  readonly max: number;
  readonly currency: string;
}

/** The amounts that a product lends; undefined for a product that lends nothing. */
export function productAmounts(product: Product): ProductAmounts | undefined {
  if (product.kind === 'loan' || product.kind === 'brokerDebt') return product.amountRange;
  if (product.kind !== 'creditCard') return undefined;
  return { ...product.creditLimit, currency: product.currency };
}

/** The currency of a product's figures; undefined for one that has none. */
export function productCurrency(product: Product): string | undefined {
  if ('currency' in product) return product.currency;
  if (product.kind === 'generic') return product.price?.currency;
  return product.amountRange.currency;
}
