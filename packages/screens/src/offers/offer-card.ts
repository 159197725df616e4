import type { LoanLike, Offer } from '@plaza/contract';
import { roundDecimal } from '@plaza/finance';
import type { Writing } from '@plaza/i18n';
import type { ProductFigure } from '@plaza/ui-blocks/react';
import type { OfferWriting } from '../products/card-writing.ts';
import { productBase } from '../products/product-base.ts';
import { writeInstalments } from './write-instalments.ts';

/** An offer as a card shows it: every figure formatted, the cost computed. */
export function offerCard(product: LoanLike, offer: Offer, writing: OfferWriting) {
  const base = productBase(product, writing, 'see-offer');
  const payment = paymentFigure(offer, writing);
  return {
    ...base,
    lender: { ...base.lender, role: writing.t('product-lender') },
    apr: offer.apr,
    figures: figures(offer, writing),
    ...(payment && { payment }),
    example: exampleFigures(offer, writing),
    conditions: conditions(product, writing),
    action: {
      ...base.action,
      chosen: { amount: offer.amount, termDays: offer.termDays },
    },
  };
}

/** What leads the row of an offer that is repaid in several payments; of others it is the cost. */
function paymentFigure({ instalments }: Offer, { t, formats }: Writing) {
  const [first] = instalments;
  if (!first || instalments.reduce((sum, { count }) => sum + count, 0) === 1) return undefined;
  return { name: 'payment', label: t('product-payment'), value: formats.money(first.amount) };
}

function figures(offer: Offer, { t, formats }: Writing): ProductFigure[] {
  return [
    {
      name: 'amount',
      label: t('product-amount'),
      value: formats.money(offer.amount),
      place: 'mark',
    },
    { name: 'term', label: t('product-term'), value: formats.term(offer.termDays), place: 'mark' },
    { name: 'apr', label: t('product-apr'), value: formats.apr(offer.apr) },
    { name: 'cost', label: t('product-cost'), value: formats.money(cost(offer)), place: 'first' },
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
    term: exactTerm(offer, writing),
    apr: formats.apr(offer.apr),
    totalPayable: formats.money(offer.totalPayable),
    instalments: writeInstalments(offer, writing),
  };
}

/** The example has the days that its payments are apart, too: `12 months (360 days)`. */
function exactTerm({ termDays }: Offer, { formats }: Writing): string {
  const [said, exact] = [formats.term(termDays), formats.days(termDays)];
  return said === exact ? exact : `${said} (${exact})`;
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
