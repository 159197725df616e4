import type { LoanLike, Offer } from '@plaza/contract';
import { roundDecimal } from '@plaza/finance';
import type { Writing } from '@plaza/i18n';
import type { OfferWriting } from '../products/card-writing.ts';
import { productBase } from '../products/product-base.ts';
import { writeInstalments } from './write-instalments.ts';

/** An offer as a card shows it: every figure formatted, the cost computed. */
export function offerCard(product: LoanLike, offer: Offer, writing: OfferWriting) {
  const base = productBase(product, writing, 'see-offer');
  return {
    ...base,
    apr: offer.apr,
    figures: figures(offer, writing),
    example: exampleFigures(offer, writing),
    conditions: conditions(product, writing),
    action: {
      ...base.action,
      worth: { value: offer.amount, currency: product.amountRange.currency },
    },
  };
}

function figures(offer: Offer, { t, formats }: Writing) {
  return [
    { name: 'amount', label: t('product-amount'), value: formats.money(offer.amount) },
    { name: 'term', label: t('product-term'), value: formats.days(offer.termDays) },
    { name: 'apr', label: t('product-apr'), value: formats.apr(offer.apr) },
    { name: 'cost', label: t('product-cost'), value: formats.money(cost(offer)) },
    {
      name: 'totalPayable',
      label: t('product-total-payable'),
      value: formats.money(offer.totalPayable),
    },
  ];
}

/**
 * The figures that are shown together wherever a cost is shown (Directive (EU) 2023/2225, art.
 * 8(3)).
 */
export function exampleFigures(offer: Offer, writing: Writing) {
  const { t, formats } = writing;
  const { percent: rate, type } = offer.borrowingRate;
  return {
    totalCredit: formats.money(offer.amount),
    borrowingRate: type === 'fixed' ? t('rate-fixed', { rate }) : t('rate-variable', { rate }),
    charges: offer.fees.map(({ name, amount }) => ({ name, amount: formats.money(amount) })),
    totalCost: formats.money(cost(offer)),
    term: formats.days(offer.termDays),
    apr: formats.apr(offer.apr),
    totalPayable: formats.money(offer.totalPayable),
    instalments: writeInstalments(offer, writing),
  };
}

function conditions(product: LoanLike, { t }: Writing): string[] {
  return [
    t('product-min-age', { age: product.minAge }),
    t('product-payout-time', { time: product.payoutTime }),
    ...product.conditions,
  ];
}

/** Decimal fractions do not subtract exactly in binary. */
export function cost({ totalPayable, amount }: Offer): number {
  return roundDecimal(totalPayable - amount, 2);
}
