import type { LoanLike, Offer } from '@plaza/contract';
import type { CardWriting } from '../../card-writing.ts';
import { type LiveFacts, type LiveFigure, type LiveKind, tagsOf } from '../../live/list-facts.ts';

const FIGURES: readonly LiveFigure[] = [
  { name: 'amount', label: 'product-amount' },
  { name: 'term', label: 'product-term' },
  { name: 'apr', label: 'product-apr' },
  { name: 'cost', label: 'product-cost' },
  { name: 'totalPayable', label: 'product-total-payable' },
  { name: 'instalment', label: 'list-instalment' },
];

/** Loans of any amount and term, by the terms of their lenders. */
export const liveLoan: LiveKind<LoanLike> = {
  inputs: [{ name: 'amount', label: 'product-amount' }],
  figures: FIGURES,
  orders: [
    { property: 'apr', label: 'product-apr', direction: 'ascending' },
    { property: 'cost', label: 'product-cost', direction: 'ascending' },
    { property: 'totalPayable', label: 'product-total-payable', direction: 'ascending' },
    { property: 'instalment', label: 'list-instalment', direction: 'ascending' },
  ],
  badges: [
    { property: 'totalPayable', label: 'list-badge-total', direction: 'ascending' },
    { property: 'instalment', label: 'list-badge-payment', direction: 'ascending' },
  ],
  price: ({ amountRange, termRange, terms, offers }) => ({
    of: 'loan',
    amounts: [amountRange.min, amountRange.max],
    days: [termRange.minDays, termRange.maxDays],
    ...(terms && { terms }),
    offers: offers.toSorted((a, b) => a.amount - b.amount).map(publishedLoan),
  }),
  facts: loanFacts,
};

function loanFacts(product: LoanLike, { t, formats }: CardWriting): LiveFacts {
  const { amountRange, termRange, offers } = product;
  const { min, max } = amountRange;
  const { minDays, maxDays } = termRange;
  const isSingle = offers.every(({ instalments }) => countOf(instalments) === 1);
  const isFree = offers.every(({ fees }) => fees.length === 0);
  const payments = 'list-group-payments';
  return {
    tags: tagsOf(
      isFree && { group: 'list-group-costs', option: 'fees:none', label: t('list-no-fees') },
      isSingle
        ? { group: payments, option: 'payments:one', label: t('list-one-payment') }
        : { group: payments, option: 'payments:several', label: t('list-several-payments') },
      {
        group: 'product-conditions',
        option: `age:${product.minAge}`,
        label: t('product-min-age', { age: product.minAge }),
      },
    ),
    outside: {
      amount: t('list-outside-amount', { min, max }),
      term:
        minDays === maxDays
          ? t('list-outside-one-term', { term: formats.term(minDays) })
          : t('list-outside-term', { min: formats.term(minDays), max: formats.term(maxDays) }),
      unpublished: t('list-outside-unpublished'),
    },
  };
}

const countOf = (instalments: Offer['instalments']) =>
  instalments.reduce((sum, { count }) => sum + count, 0);

const publishedLoan = ({ amount, termDays, apr, totalPayable, instalments }: Offer) => ({
  amount,
  termDays,
  apr,
  totalPayable,
  payments: instalments.map((each) => [each.count, each.amount] as const),
});
