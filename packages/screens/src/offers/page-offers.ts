import type { OfferOrder } from '@plaza/ui-blocks/react';
import type { ScreenProps } from '../screen.ts';
import { type ChosenOffer, chooseOffers } from './choose-offers.ts';
import { orderClaims } from './order-claims.ts';

/** What a page lists, and the order that its words claim. */
export type PageOffers = {
  readonly offers: readonly ChosenOffer[];
  readonly order: OfferOrder | undefined;
};

/**
 * The offers of a page's amount, as the service ranks them (§2.1), or in the order that the page
 * says they have: that must be true of every page, also of one made anew after the build.
 */
export async function pageOffers({ page, match, content }: ScreenProps): Promise<PageOffers> {
  if (!page.productList) return { offers: [], order: undefined };
  const { t } = await content.translator();
  const words = [t('ranking-note'), page.heading, page.lead, page.meta.description];
  const [order] = orderClaims(match.locale, words.join('. '));
  const { amount } = page.productList;
  return { offers: chooseOffers(await content.products(), { amount, order }), order };
}
