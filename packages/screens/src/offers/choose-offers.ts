import type { Offer, Product } from '@plaza/contract';
import type { OfferOrder } from '@plaza/ui-blocks/react';

export type ChosenOffer = { readonly product: Product; readonly offer: Offer };

/**
 * The offers that a page lists (§2.1): of each active product the one for the page's amount, or
 * its smallest where the page names none. A product without such an offer is left out.
 *
 * @param order what the list says of its order; without it, that of the products' rank
 * @returns in that order, lowest rank first among equals
 */
export function chooseOffers(
  products: readonly Product[],
  { amount, order }: { amount?: number | undefined; order?: OfferOrder | undefined } = {},
): ChosenOffer[] {
  const chosen = products
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

function chooseOffer(offers: readonly Offer[], amount?: number): Offer | undefined {
  if (amount !== undefined) return offers.find((offer) => offer.amount === amount);
  return offers.toSorted((a, b) => a.amount - b.amount)[0];
}
