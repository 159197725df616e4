import type { Product } from '@plaza/contract';
import type { Writing } from '@plaza/i18n';
import { isLoanLike } from './choose-offers.ts';
import { cost, type OfferWriting, offerCard } from './offer-card.ts';
import { offerLabels } from './offer-labels.ts';

/**
 * The offers that FinanceOverviewBlock chooses from (§3.4): every offer of every active loan.
 * Content names properties of the product (`rank`, `minAge`, `termRange.maxDays`) and of the offer
 * (`amount`, `termDays`, `apr`, `totalPayable`, `cost`, `borrowingRate.percent`).
 */
export function productOverview(products: readonly Product[], writing: OfferWriting) {
  return {
    products: products
      .filter(isLoanLike)
      .filter(({ active }) => active)
      .flatMap((product) => product.offers.map((offer) => ({ product, offer })))
      .map(({ product, offer }) => ({
        values: { ...product, ...offer, cost: cost(offer) },
        card: offerCard(product, offer, writing),
      })),
    labels: overviewLabels(writing),
    locale: writing.formats.locale,
  };
}

function overviewLabels({ t }: Writing) {
  return { ...offerLabels(t), product: t('product-lender'), action: t('see-offer') };
}
