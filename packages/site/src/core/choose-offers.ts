import type { Offer, Product } from '@plaza/content-client';

export type ChosenOffer = { readonly product: Product; readonly offer: Offer };

/**
 * The offers that a page lists (§2.1): of each active product the one for the page's amount, or
 * its smallest where the page names none. A product without such an offer is left out.
 *
 * @returns in the order of the products' rank, lowest first
 */
export function chooseOffers(products: readonly Product[], amount?: number): ChosenOffer[] {
  return products
    .filter(({ active }) => active)
    .toSorted((a, b) => a.rank - b.rank || a.id - b.id)
    .flatMap((product) => {
      const offer = chooseOffer(product.offers, amount);
      return offer ? [{ product, offer }] : [];
    });
}

function chooseOffer(offers: readonly Offer[], amount?: number): Offer | undefined {
  if (amount !== undefined) return offers.find((offer) => offer.amount === amount);
  return offers.toSorted((a, b) => a.amount - b.amount)[0];
}
