import type { LoanLike, Offer, Page } from '@plaza/contract';
import { listProducts } from '@plaza/screens';
import type { CheckedContent } from './model.ts';

export type LenderOffer = { readonly product: LoanLike; readonly offer: Offer };

/** The offers that pages of a locale can show, by rank: of one amount, or all. */
export function activeOffers(
  { entries }: CheckedContent,
  locale: string,
  amount?: number,
): LenderOffer[] {
  return activeLoans({ entries }, locale).flatMap((product) =>
    product.offers
      .filter((offer) => amount === undefined || offer.amount === amount)
      .map((offer) => ({ product, offer })),
  );
}

/** The products of a locale whose offers are loans, by rank. */
function activeLoans({ entries }: Pick<CheckedContent, 'entries'>, locale: string) {
  return activeProducts({ entries }, locale).filter(
    (product): product is LoanLike => 'offers' in product,
  );
}

/** The products that lists of a locale show, by rank. */
export function activeProducts({ entries }: Pick<CheckedContent, 'entries'>, locale: string) {
  return entries('products')
    .map(({ value }) => value)
    .filter((product) => product.active && product.locale === locale)
    .toSorted((a, b) => a.rank - b.rank || a.id - b.id);
}

/** The products that a page lists, in the order of its list. */
export function listedProducts(
  content: Pick<CheckedContent, 'entries'>,
  page: Page,
): ReturnType<typeof listProducts>['listed'] {
  const products = activeProducts(content, page.locale);
  return listProducts(page, { products, rankingNote: '' }).listed;
}
