import type { Impression } from '../../core/impression/read-impression.ts';
import { followProducts, type ProductHooks } from '../views/follow-products.ts';
import { openViewedProducts, type ViewedProductsPorts } from '../views/open-viewed-products.ts';

export type PageProductHooks = Omit<ProductHooks, 'viewed'> & ViewedProductsPorts;

/** What only a page that shows products needs. */
export function followPageProducts(
  settings: Parameters<typeof followProducts>[0],
  impression: Impression,
  hooks: PageProductHooks,
): void {
  followProducts(settings, impression, { ...hooks, viewed: openViewedProducts(hooks) });
}
