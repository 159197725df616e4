import type { Impression } from '../../core/impression/read-impression.ts';
import type { PageImpression } from '../impression/page-impression.ts';
import { followProducts, type ProductHooks, rankLists } from '../views/follow-products.ts';
import { openViewedProducts, type ViewedProductsPorts } from '../views/open-viewed-products.ts';

export type PageProductHooks = Omit<ProductHooks, 'viewed'> & ViewedProductsPorts;

/**
 * What only a page that shows products needs: their order by the first answer, and what is seen of
 * them from the whole impression on.
 */
export async function followPageProducts(
  settings: Parameters<typeof followProducts>[0],
  { first, whole }: PageImpression,
  hooks: PageProductHooks,
): Promise<void> {
  rankLists((await first)?.productIds ?? []);
  const impression: Impression | undefined = await whole;
  if (impression)
    followProducts(settings, impression, { ...hooks, viewed: openViewedProducts(hooks) });
}
