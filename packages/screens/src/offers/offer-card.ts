import type { LoanLike, Offer } from '@plaza/contract';
import type { Writing } from '@plaza/i18n';
import type { ScreenApp } from '../screen.ts';
import { writeInstalments } from './write-instalments.ts';

/**
 * How an offer is formatted: the locale's messages and formats, and the site's links to lenders.
 */
export type OfferWriting = Writing & Pick<ScreenApp, 'offerLink'>;

/** An offer as a card shows it: every figure formatted, the cost computed. */
export function offerCard(product: LoanLike, offer: Offer, writing: OfferWriting) {
  const { name, legalName, logo } = product.provider;
  return {
    id: product.id,
    name: product.name,
    apr: offer.apr,
    lender: {
      name,
      legalName,
      ...(logo && { logo: { src: logo.src, width: logo.width, height: logo.height } }),
    },
    figures: figures(offer, writing),
    example: exampleFigures(offer, writing),
    highlights: product.highlights,
    conditions: conditions(product, writing),
    action: action(product, offer, writing),
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

/** The lender's link, without codes of the visit until a page may add them (§9). */
function action({ applyUrl, amountRange }: LoanLike, { amount }: Offer, writing: OfferWriting) {
  const href = writing.offerLink(applyUrl);
  return {
    href,
    label: writing.t('see-offer'),
    ...(href !== applyUrl && { template: applyUrl }),
    worth: { value: amount, currency: amountRange.currency },
  };
}

/**
 * The figures that are shown together wherever a cost is shown (Directive (EU) 2023/2225, art.
 * 8(3)).
 */
function exampleFigures(offer: Offer, writing: Writing) {
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

/** Computed in cents, because decimal fractions do not subtract exactly in binary. */
export function cost({ totalPayable, amount }: Offer): number {
  return (Math.round(totalPayable * 100) - Math.round(amount * 100)) / 100;
}
