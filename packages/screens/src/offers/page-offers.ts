import type { Page, Product } from '@plaza/contract';
import type { OfferOrder } from '@plaza/ui-blocks/react';
import type { ScreenProps } from '../screen.ts';
import { type ChosenOffer, chooseOffers } from './choose-offers.ts';
import { orderClaims } from './order-claims.ts';

/** The offers of a page and the order that its text claims. */
export type PageOffers = {
  readonly offers: readonly ChosenOffer[];
  readonly order: OfferOrder | undefined;
};

/** The offers of a page, see `listOffers`. */
export async function pageOffers({ page, content }: ScreenProps): Promise<PageOffers> {
  if (!page.productList) return { offers: [], order: undefined };
  const { t } = await content.translator();
  return listOffers(page, { products: await content.products(), rankingNote: t('ranking-note') });
}

/**
 * The offers of a page's amount in the order of the service (§2.1), or in the order that the page
 * claims: the claim must be true of every page, also of one regenerated after the build.
 */
export function listOffers(
  { locale, heading, lead, meta, productList }: Page,
  {
    products,
    rankingNote,
  }: { readonly products: readonly Product[]; readonly rankingNote: string },
): PageOffers {
  const words = [rankingNote, heading, lead, meta.description];
  const [order] = orderClaims(locale, words.join('. '));
  return { offers: chooseOffers(products, { amount: productList?.amount, order }), order };
}
