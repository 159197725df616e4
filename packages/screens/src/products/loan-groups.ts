import type { LoanLike } from '@plaza/contract';
import type { Listed } from './kind.ts';
import { chooseLoan } from './kinds/loan/kind.ts';
import { liveLoan } from './kinds/loan/live.ts';
import { type LoanQuestion, offerFor } from './kinds/loan/offer-for.ts';
import { commonTerm } from './live/list-terms.ts';
import { lends, nearestOffer } from './live/live-figures.ts';

/** Loans that can be compared: all are of one amount over one term. */
export type LoanGroup = {
  readonly question: LoanQuestion;
  readonly listed: readonly Listed<LoanLike>[];
};

/** The loans of a page by what they are compared for, and those that lend other amounts. */
export type GroupedLoans = {
  readonly groups: readonly LoanGroup[];
  readonly others: readonly Listed<LoanLike>[];
};

/**
 * Loans of an amount in groups of one term, the term that most lenders offer first. Only loans of
 * one group may be ranked against each other.
 *
 * @param amount in units of the currency; without it the one of which the first group is largest
 */
export function groupLoans(products: readonly LoanLike[], amount?: number): GroupedLoans {
  const wanted = amount ?? commonAmount(products);
  if (wanted === undefined) return { groups: [], others: [] };
  const groups: LoanGroup[] = [];
  let rest = products;
  for (;;) {
    const group = largestGroup(rest, wanted);
    if (!group) break;
    groups.push(group);
    rest = rest.filter((product) => !group.listed.some((each) => each.product === product));
  }
  const nearest = (product: LoanLike) =>
    chooseLoan(product, nearestOffer(product.offers, wanted)?.amount) ?? [];
  return { groups, others: amount === undefined ? rest.flatMap(nearest) : [] };
}

function largestGroup(products: readonly LoanLike[], amount: number): LoanGroup | undefined {
  const termDays = commonTerm(products.map(liveLoan.price), amount);
  if (termDays === undefined) return undefined;
  const question = { amount, termDays };
  const listed = products.flatMap((product) => {
    const offer = offerFor(product, question);
    return offer ? { product, offer } : [];
  });
  return listed.length > 0 ? { question, listed } : undefined;
}

/** The published amount that most lenders lend over one term; of several the least. */
function commonAmount(products: readonly LoanLike[]): number | undefined {
  const published = products.flatMap(({ offers }) => offers.map(({ amount }) => amount));
  const prices = products.map(liveLoan.price);
  const scores = [...new Set(published)].map((amount) => {
    const term = commonTerm(prices, amount) ?? 0;
    return {
      amount,
      offered: prices.filter((price) => price.of === 'loan' && lends(price, amount, term)).length,
      published: published.filter((each) => each === amount).length,
    };
  });
  const [best] = scores.toSorted(
    (a, b) => b.offered - a.offered || b.published - a.published || a.amount - b.amount,
  );
  return best?.amount;
}
