import type { LoanLike, Offer } from '@plaza/contract';
import { quoteLoan } from '@plaza/finance';
import { liveFigures } from '../../live/live-figures.ts';
import { liveLoan } from './live.ts';

/** What loans are compared for: an amount in units of the currency, over a term in days. */
export type LoanQuestion = { readonly amount: number; readonly termDays: number };

/**
 * A lender's offer for an amount and a term: the one that it publishes, or else the one that follows
 * from its terms.
 *
 * @returns undefined if the lender does not lend the amount over the term, or does not say at what price
 */
export function offerFor(product: LoanLike, question: LoanQuestion): Offer | undefined {
  const { amount, termDays } = question;
  const published = product.offers.find(
    (offer) => offer.amount === amount && offer.termDays === termDays,
  );
  return published ?? quotedOffer(product, question);
}

function quotedOffer(product: LoanLike, question: LoanQuestion): Offer | undefined {
  const { terms, offers } = product;
  const { amount, termDays } = question;
  const { numbers, payments = [] } = liveFigures(liveLoan.price(product), {
    numbers: { amount },
    term: termDays,
  });
  const { apr, totalPayable } = numbers;
  const quote = terms && quoteLoan(terms, question);
  if (!quote || apr === undefined || totalPayable === undefined) return undefined;
  return {
    ...question,
    borrowingRate: { percent: quote.rate, type: offers[0]?.borrowingRate.type ?? 'fixed' },
    fees: terms.fees.map(({ name }, index) => ({ name, amount: quote.fees[index] ?? 0 })),
    apr,
    totalPayable,
    instalments: payments.map(([count, each]) => ({
      ...{ count, amount: each },
      ...(terms.everyDays !== undefined && { everyDays: terms.everyDays }),
    })),
  };
}
