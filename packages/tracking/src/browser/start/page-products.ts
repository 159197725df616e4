import type { ImpressionAnswer } from '../../core/impression/read-impression.ts';
import type { PageImpression } from '../impression/page-impression.ts';
import { followProducts, type ProductHooks, rankLists } from '../views/follow-products.ts';
import { openViewedProducts, type ViewedProductsPorts } from '../views/open-viewed-products.ts';

export type PageProductHooks = Omit<ProductHooks, 'viewed'> & ViewedProductsPorts;

/**
 * For pages with products: sorts them by the first answer, and tracks views from the whole impression
 * on.
 */
export async function followPageProducts(
  settings: Parameters<typeof followProducts>[0],
  { first, whole }: PageImpression,
  hooks: PageProductHooks,
): Promise<void> {
  rankLists((await first)?.productIds ?? []);
  const impression: ImpressionAnswer | undefined = await whole;
  if (!impression) return;
  followProducts(settings, impression, { ...hooks, viewed: openViewedProducts(hooks) });
}
