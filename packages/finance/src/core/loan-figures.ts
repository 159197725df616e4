import {
  annuityPayment,
  type LoanTerms,
  lowestSchedule,
  type Schedule,
  settles,
} from './amortise.ts';
import { aprOfPayments } from './compute-apr.ts';

/** What a loan costs, in minor units. */
export interface LoanFigures {
  schedule: Schedule;
  /** Interest and the opening fee. */
  totalCost: number;
  /** The amount lent and the total cost. */
  totalPayable: number;
  /** Annual percentage rate of charge, in percent; undefined if none balances the payments. */
  apr: number | undefined;
}

/**
 * The schedule and the cost of a loan with an opening fee. Terms are not checked: their ranges are
 * those of `amortise`.
 *
 * @param fee in minor units, paid on the day of the drawdown; from the principal on no rate balances it
 */
export function loanFigures(terms: LoanTerms, fee = 0): LoanFigures {
  const schedule = lowestSchedule(terms);
  const { rows, totalInterest, totalPayable, periodsPerYear } = schedule;
  const received = terms.principal - fee;
  const payments = rows.map(({ number, payment }) => [-payment, number / periodsPerYear] as const);
  return {
    schedule,
    totalCost: totalInterest + fee,
    totalPayable: totalPayable + fee,
    // A fee as high as the amount lent leaves nothing that a rate could balance.
    apr: received > 0 ? aprOfPayments([[received, 0], ...payments]) : undefined,
  };
}

/** The payments of a part of a schedule, in minor units. */
export interface SchedulePart {
  /** From 1. */
  number: number;
  payment: number;
  interest: number;
  principal: number;
  /** Balance at the end. */
  balance: number;
}

/** A schedule by year: the sums of its payments, and the balance at the end of each year. */
export function yearsOf({ rows, periodsPerYear }: Schedule): SchedulePart[] {
  const years: SchedulePart[] = [];
  for (const { number, payment, interest, principal, balance } of rows) {
    const year = Math.ceil(number / periodsPerYear);
    const sum = years[year - 1] ?? { payment: 0, interest: 0, principal: 0 };
    years[year - 1] = {
      number: year,
      payment: sum.payment + payment,
      interest: sum.interest + interest,
      principal: sum.principal + principal,
      balance,
    };
  }
  return years;
}

/**
 * The largest loan that an instalment repays in time, in minor units. Terms are not checked: their
 * ranges are those of `amortise`.
 *
 * @example affordableLoan(8_885, { rate: 12, instalments: 12 }) // 100_004
 */
export function affordableLoan(instalment: number, terms: Omit<LoanTerms, 'principal'>): number {
  // Rounding of each period's interest moves the answer by some units; both directions are tried.
  let principal = Math.floor(instalment / annuityPayment({ ...terms, principal: 1 }));
  const repays = (amount: number) => settles({ ...terms, principal: amount }, instalment);
  while (principal > 0 && !repays(principal)) principal--;
  while (instalment > 0 && repays(principal + 1)) principal++;
  return principal;
}
