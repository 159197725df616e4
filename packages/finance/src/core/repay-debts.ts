import { checkTerm, RATE_RANGE } from './rates.ts';

/** A debt as its statement shows it; money in minor units (cents), whole. */
export interface Debt {
  balance: number;
  /** Nominal rate per year, in percent. */
  rate: number;
  /** Minimum payment per month. */
  minimum: number;
}

/**
 * Which debt gets the money that the minimum payments leave over: the smallest balance first, or
 * the highest rate first. `minimums` pays nothing beyond them.
 */
export type DebtOrder = 'snowball' | 'avalanche' | 'minimums';

export interface DebtTerms {
  debts: readonly Debt[];
  /** What is paid per month in all, in minor units. Ignored by `minimums`. */
  budget: number;
  order: DebtOrder;
}

/** A plan that repays every debt; money in minor units. Debts are named by their index. */
export interface DebtPlan {
  /** The debts in the order in which they get what is left over. */
  order: readonly number[];
  /** The month in which each debt is repaid. */
  repaidIn: readonly number[];
  months: number;
  interest: number;
  /** All payments: the balances and the interest. */
  paid: number;
  /** What is owed in all: today, and after each month. */
  balances: readonly number[];
}

/** Why there is no plan. */
export type DebtRefusal =
  | { refused: 'budget-below-minimums'; minimums: number }
  /** The debts that are not repaid after `MOST_DEBT_MONTHS`. */
  | { refused: 'endless'; debts: readonly number[] };

export const MOST_DEBTS = 10;

/** A plan that takes longer is refused as endless. */
export const MOST_DEBT_MONTHS = 600;

const LARGEST_SUM = 1e12;

/**
 * Repayment plan of several debts. Each month interest is added, rounded to a minor unit; every
 * debt gets its minimum; the rest of the budget goes to the first debt of the order that is not
 * repaid yet, then to the next. So the minimum of a repaid debt helps to repay the others.
 *
 * @throws {LoanTermsError} for debts or a budget out of range
 */
export function repayDebts(terms: DebtTerms): DebtPlan | DebtRefusal {
  checkTerms(terms);
  const { debts, order } = terms;
  const minimums = sum(debts.map(({ minimum }) => minimum));
  const budget = order === 'minimums' ? minimums : terms.budget;
  if (budget < minimums) return { refused: 'budget-below-minimums', minimums };
  const ranks = ranked(debts, order);
  const owed = debts.map(({ balance }) => balance);
  const repaidIn = owed.map(() => 0);
  const balances = [sum(owed)];
  let interest = 0;
  for (let month = 1; sum(owed) > 0; month++) {
    if (month > MOST_DEBT_MONTHS || !Number.isSafeInteger(sum(owed)))
      return { refused: 'endless', debts: owed.flatMap((left, index) => (left > 0 ? index : [])) };
    interest += charge(debts, owed);
    const open = owed.map((left) => left > 0);
    pay({ debts, owed, budget, ranks: order === 'minimums' ? [] : ranks });
    for (const [index, left] of owed.entries())
      if (open[index] && left === 0) repaidIn[index] = month;
    balances.push(sum(owed));
  }
  const paid = (balances[0] ?? 0) + interest;
  return { order: ranks, repaidIn, months: balances.length - 1, interest, paid, balances };
}

function checkTerms({ debts, budget }: DebtTerms): void {
  checkTerm('debts', debts.length, { min: 1, max: MOST_DEBTS, whole: true });
  checkTerm('budget', budget, { min: 0, max: LARGEST_SUM, whole: true });
  for (const [index, { balance, rate, minimum }] of debts.entries()) {
    checkTerm(`debts[${index}].balance`, balance, { min: 1, max: LARGEST_SUM, whole: true });
    checkTerm(`debts[${index}].rate`, rate, RATE_RANGE);
    checkTerm(`debts[${index}].minimum`, minimum, { min: 0, max: LARGEST_SUM, whole: true });
  }
}

/** The debts by priority; the other order's figure decides between equals, then the index. */
function ranked(debts: readonly Debt[], order: DebtOrder): number[] {
  const byBalance = (a: Debt, b: Debt) => a.balance - b.balance;
  const byRate = (a: Debt, b: Debt) => b.rate - a.rate;
  const [first, second] = order === 'snowball' ? [byBalance, byRate] : [byRate, byBalance];
  return debts
    .map((debt, index) => ({ debt, index }))
    .sort((a, b) => first(a.debt, b.debt) || second(a.debt, b.debt))
    .map(({ index }) => index);
}

/** Adds a month's interest. @returns the sum of it */
function charge(debts: readonly Debt[], owed: number[]): number {
  let total = 0;
  for (const [index, { rate }] of debts.entries()) {
    const interest = Math.round(((owed[index] ?? 0) * rate) / 1200);
    owed[index] = (owed[index] ?? 0) + interest;
    total += interest;
  }
  return total;
}

type Month = {
  readonly debts: readonly Debt[];
  readonly owed: number[];
  readonly budget: number;
  readonly ranks: readonly number[];
};

/** Pays the minimums, then what is left of the budget by rank. */
function pay({ debts, owed, budget, ranks }: Month): void {
  let left = budget;
  const payTo = (index: number, most: number) => {
    const payment = Math.min(most, owed[index] ?? 0);
    owed[index] = (owed[index] ?? 0) - payment;
    left -= payment;
  };
  for (const [index, { minimum }] of debts.entries()) payTo(index, minimum);
  for (const index of ranks) payTo(index, left);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
