import type { LoanLike, ProductOf } from '@plaza/contract';
import type { Writing } from '@plaza/i18n';
import { cost, offerCard } from '../../../offers/offer-card.ts';
import { loanNode } from '../../../structured-data/loans.ts';
import type { KindRow, Listed } from '../../kind.ts';
import { liveLoan } from './live.ts';

/** The offer of an amount, or the smallest without one. */
export function chooseLoan<P extends LoanLike>(product: P, amount?: number) {
  const bySize = product.offers.toSorted((a, b) => a.amount - b.amount);
  const offer = bySize.find((each) => amount === undefined || each.amount === amount);
  return offer && { product, offer };
}

/** The figures of an offer. */
export const loanValues = ({ offer }: Listed<LoanLike>) =>
  offer ? { ...offer, cost: cost(offer) } : {};

/** The highest amount that is lent. */
export const mostLent = (products: readonly LoanLike[], { t }: Writing) =>
  t('products-tier-up-to', {
    amount: Math.max(...products.map(({ amountRange }) => amountRange.max)),
  });

export const loan: KindRow<ProductOf<'loan'>> = {
  name: 'products-kind-loan',
  fragment: 'loans',
  isCredit: true,
  choose: chooseLoan,
  values: loanValues,
  orders: {
    apr: 'product-apr',
    cost: 'product-cost',
    totalPayable: 'product-total-payable',
  },
  live: liveLoan,
  best: mostLent,
  card: ({ product, offer }, writing) => offerCard(product, offerOf(offer), writing),
  thing: ({ product, offer }, context) => loanNode({ product, offer: offerOf(offer) }, context),
};

/** @throws {Error} for a product that was listed without the offer that its kind has */
export function offerOf<T>(offer: T | undefined): T {
  if (offer === undefined) throw new Error('A credit product is listed without its offer');
  return offer;
}
