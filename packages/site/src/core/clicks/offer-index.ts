import type { Product } from '@plaza/contract';

/** What a click needs of an offer. */
export type ClickedOffer = Pick<Product, 'id' | 'slug' | 'applyUrl' | 'partner' | 'referrer'>;

/** The offers of a locale, by slug and by number. */
export type OfferIndex = {
  readonly find: (locale: string, product: string) => ClickedOffer | undefined;
  readonly replace: (locale: string, offers: readonly ClickedOffer[]) => void;
};

/** Finds offers in one look-up. */
export function createOfferIndex(): OfferIndex {
  const byLocale = new Map<string, ReadonlyMap<string, ClickedOffer>>();
  return {
    find: (locale, product) => byLocale.get(locale)?.get(product),
    replace(locale, offers) {
      const found = new Map<string, ClickedOffer>();
      for (const { id, slug, applyUrl, partner, referrer } of offers) {
        const offer = {
          ...{ id, slug, applyUrl },
          ...(partner && { partner }),
          ...(referrer && { referrer }),
        };
        // A slug has a letter, so no number is one.
        found.set(`${id}`, offer).set(slug, offer);
      }
      byLocale.set(locale, found);
    },
  };
}
