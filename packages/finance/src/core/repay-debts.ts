import { checkTerm, RATE_RANGE } from './rates.ts';
import { roundDecimal } from './round-decimal.ts';

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
  return planDebts(terms);
}

/** Like `repayDebts`, for terms whose ranges are known to be right. */
export function planDebts(terms: DebtTerms): DebtPlan | DebtRefusal {
  const { debts, order } = terms;
  const minimums = sumOf(debts, 'minimum');
  const budget = order === 'minimums' ? minimums : terms.budget;
  if (budget < minimums) return { refused: 'budget-below-minimums', minimums };
  const owed = debts.map((debt, index): Owed => ({ ...debt, index, repaidIn: 0 }));
  const ranks = ranked(owed, order);
  const balances = [sumOf(owed, 'balance')];
  let interest = 0;
  for (let month = 1; (balances.at(-1) ?? 0) > 0; month++) {
    if (month > MOST_DEBT_MONTHS || !Number.isSafeInteger(balances.at(-1)))
      return {
        refused: 'endless',
        debts: owed.flatMap((debt) => (debt.balance ? debt.index : [])),
      };
    interest += charge(owed);
    pay(owed, { ranks: order === 'minimums' ? [] : ranks, budget, month });
    balances.push(sumOf(owed, 'balance'));
  }
  return {
    order: ranks.map(({ index }) => index),
    repaidIn: owed.map(({ repaidIn }) => repaidIn),
    months: balances.length - 1,
    interest,
    paid: (balances[0] ?? 0) + interest,
    balances,
  };
}

/** A debt while it is repaid. */
type Owed = Debt & { readonly index: number; repaidIn: number };

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
function ranked(owed: readonly Owed[], order: DebtOrder): Owed[] {
  const byBalance = (a: Debt, b: Debt) => a.balance - b.balance;
  const byRate = (a: Debt, b: Debt) => b.rate - a.rate;
  return owed.toSorted((a, b) =>
    order === 'snowball' ? byBalance(a, b) || byRate(a, b) : byRate(a, b) || byBalance(a, b),
  );
}

/** Adds a month's interest. @returns the sum of it */
function charge(owed: readonly Owed[]): number {
  let total = 0;
  for (const debt of owed) {
    const interest = roundDecimal((debt.balance * debt.rate) / 1200);
    debt.balance += interest;
    total += interest;
  }
  return total;
}

type Month = {
  readonly ranks: readonly Owed[];
  readonly budget: number;
  readonly month: number;
};

/** Pays the minimums, then what is left of the budget by rank. */
function pay(owed: readonly Owed[], { ranks, budget, month }: Month): void {
  let left = budget;
  const payTo = (debt: Owed, most: number) => {
    const payment = Math.min(most, debt.balance);
    debt.balance -= payment;
    left -= payment;
    if (payment > 0 && debt.balance === 0) debt.repaidIn = month;
  };
  for (const debt of owed) payTo(debt, debt.minimum);
  for (const debt of ranks) payTo(debt, left);
}

const sumOf = (debts: readonly Debt[], name: 'balance' | 'minimum') =>
  debts.reduce((total, debt) => total + debt[name], 0);
