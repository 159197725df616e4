import type { LoanLike, Offer, Product } from '@plaza/contract';
import type { OfferOrder } from '@plaza/ui-blocks/react';

export type ChosenOffer = { readonly product: LoanLike; readonly offer: Offer };

/**
 * The offers that a page lists (§2.1): for each active product the offer for the page's amount, or
 * its smallest offer if the page has no amount. Products without such an offer, and those that are
 * no loans, are left out.
 *
 * @param order the order that the list claims; default the rank of the products
 * @returns in that order; equal offers by rank, lowest first
 */
export function chooseOffers(
  products: readonly Product[],
  { amount, order }: { amount?: number | undefined; order?: OfferOrder | undefined } = {},
): ChosenOffer[] {
  const chosen = products
    .filter(isLoanLike)
    .filter(({ active }) => active)
    .toSorted((a, b) => a.rank - b.rank || a.id - b.id)
    .flatMap((product) => {
      const offer = chooseOffer(product.offers, amount);
      return offer ? [{ product, offer }] : [];
    });
  if (order === undefined) return chosen;
  const direction = order === 'apr-ascending' ? 1 : -1;
  return chosen.toSorted((a, b) => direction * (a.offer.apr - b.offer.apr));
}

/** Whether the product's offers are loans. */
export const isLoanLike = (product: Product): product is LoanLike => 'offers' in product;

function chooseOffer(offers: readonly Offer[], amount?: number): Offer | undefined {
  if (amount !== undefined) return offers.find((offer) => offer.amount === amount);
  return offers.toSorted((a, b) => a.amount - b.amount)[0];
}
