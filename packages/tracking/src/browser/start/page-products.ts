import type { TrackingData } from '@plaza/contract';
import { fillLink } from '../../core/data/fill-link.ts';
import type { TrackingStore } from '../../core/data/tracking-store.ts';
import type { ImpressionAnswer } from '../../core/impression/read-impression.ts';
import type { PageImpression } from '../impression/page-impression.ts';
import { followProducts, type ProductHooks, rankLists } from '../views/follow-products.ts';
import { openViewedProducts, type ViewedProductsPorts } from '../views/open-viewed-products.ts';

export type PageProductHooks = Omit<ProductHooks, 'viewed'> &
  ViewedProductsPorts & {
    readonly data: Pick<TrackingStore, 'get'>;
    /** Runs an action when marketing is allowed, now or later. */
    readonly onAllowed: (act: () => void) => void;
  };

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
  // Lenders get codes of the visit only with consent; a withdrawal reloads the page.
  hooks.onAllowed(() => fillLinks(hooks.data.get()));
}

/** Fills the codes of the visit into the page's links to lenders. */
function fillLinks(data: TrackingData): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-link-template]'))
    link.href = fillLink(link.dataset.linkTemplate ?? link.href, data);
}
