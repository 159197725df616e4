import type { Product } from '@plaza/contract';

/** When the figures of products were checked: the oldest of their dates, which is true of all. */
export const oldestCheck = (products: readonly Product[]): string | undefined =>
  products.flatMap(({ updatedAt }) => updatedAt ?? []).toSorted()[0];
