import { amortise, cashFlowsOf, type LoanTerms, type Schedule, settles } from './amortise.ts';
import { computeApr } from './compute-apr.ts';
import { checkTerm, RATE_RANGE } from './rates.ts';

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
 * The schedule and the cost of a loan with an opening fee.
 *
 * @param fee in minor units, paid on the day of the drawdown
 * @throws {LoanTermsError} for terms that describe no loan
 */
export function loanFigures(terms: LoanTerms, fee = 0): LoanFigures {
  checkTerm('fee', fee, { min: 0, max: terms.principal, whole: true });
  const schedule = amortise(terms);
  return {
    schedule,
    totalCost: schedule.totalInterest + fee,
    totalPayable: schedule.totalPayable + fee,
    // A fee as high as the amount lent leaves nothing that a rate could balance.
    apr: fee < terms.principal ? computeApr(cashFlowsOf(schedule, { fee })) : undefined,
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
 * The largest loan that an instalment repays in time, in minor units.
 *
 * @example affordableLoan(8_885, { rate: 12, instalments: 12 }) // 100_004
 * @throws {LoanTermsError} for terms that describe no loan
 */
export function affordableLoan(instalment: number, terms: Omit<LoanTerms, 'principal'>): number {
  const { rate, instalments, periodsPerYear = 12 } = terms;
  checkTerm('instalment', instalment, { min: 0, max: 1e10, whole: true });
  checkTerm('rate', rate, RATE_RANGE);
  checkTerm('instalments', instalments, { min: 1, max: 1200, whole: true });
  const perPeriod = rate / 100 / periodsPerYear;
  const factor =
    perPeriod === 0 ? instalments : -Math.expm1(-instalments * Math.log1p(perPeriod)) / perPeriod;
  // Rounding of each period's interest moves the answer by some units; both directions are tried.
  let principal = Math.floor(instalment * factor);
  const repays = (amount: number) => settles({ ...terms, principal: amount }, instalment);
  while (principal > 0 && !repays(principal)) principal--;
  while (instalment > 0 && repays(principal + 1)) principal++;
  return principal;
}
