import type { LivePrice } from './list-settings.ts';
import { lends } from './live-figures.ts';

/** At most so many terms are listed to choose from. */
const MOST_TERMS = 24;
const TERM_STEPS = [30, 60, 90, 180, 360, 720, 1800];

type LoanPrice = Extract<LivePrice, { of: 'loan' }>;

const loansOf = (prices: readonly LivePrice[]): LoanPrice[] =>
  prices.filter((price) => price.of === 'loan');

/**
 * The terms that lenders offer, shortest first: what they publish, the shortest and the longest,
 * and between them multiples of a step, so that they read as 6, 12 and 18 months.
 */
export function termsOf(prices: readonly LivePrice[]): number[] {
  const loans = loansOf(prices);
  const priced = loans.filter(({ terms }) => terms);
  const least = Math.min(...priced.map(({ days }) => days[0]));
  const most = Math.max(...priced.map(({ days }) => days[1]));
  const step = TERM_STEPS.find((days) => (most - least) / days < MOST_TERMS) ?? most;
  const terms = publishedTerms(loans);
  if (priced.length > 0) terms.push(least, most);
  for (let days = Math.ceil(least / step) * step; days <= most; days += step) terms.push(days);
  return [...new Set(terms)].toSorted((a, b) => a - b);
}

const publishedTerms = (loans: readonly LoanPrice[], amount?: number): number[] =>
  loans.flatMap(({ offers }) =>
    offers
      .filter((offer) => amount === undefined || offer.amount === amount)
      .map(({ termDays }) => termDays),
  );

/**
 * The term over which a list compares loans of an amount unless a visitor chooses another: the one
 * that most lenders offer, of several the one that most publish, then the shortest.
 *
 * @returns undefined without loans
 */
export function commonTerm(
  prices: readonly LivePrice[],
  amount: number | undefined,
): number | undefined {
  const loans = loansOf(prices);
  const published = publishedTerms(loans, amount);
  const wanted = (loan: LoanPrice) => amount ?? loan.offers[0]?.amount ?? loan.amounts[0];
  const scores = termsOf(prices).map((term) => ({
    term,
    offered: loans.filter((loan) => lends(loan, wanted(loan), term)).length,
    published: published.filter((days) => days === term).length,
  }));
  const [best] = scores.toSorted((a, b) => b.offered - a.offered || b.published - a.published);
  return best?.term;
}
