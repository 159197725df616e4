import { roundDecimal } from './round-decimal.ts';

/** A sum that is owed, and what its delay costs by contract and by law. */
export interface DelayTerms {
  /** In minor units (cents), whole. */
  amount: number;
  /** Days of the delay. */
  days: number;
  /** Borrowing rate per year in percent, while payments are on time. */
  rate: number;
  /** Rate of late-payment interest per year, in percent; the borrowing rate, if that is higher. */
  lateRate: number;
  /** Of a reminder, in minor units. */
  fee: number;
  reminders: number;
}

/** What a delay costs, in minor units. */
export interface DelayCost {
  /** Interest on the amount for a day and for a twelfth of a year, not rounded. */
  perDay: number;
  perMonth: number;
  /** Interest for all days, if the contract allows to wait. */
  waiting: number;
  /** Late-payment interest for all days. */
  lateInterest: number;
  fees: number;
  /** Late-payment interest and fees. */
  late: number;
}

/** Simple interest by days of a year of 365, in minor units, not rounded. */
export const dailyInterest = (amount: number, rate: number, days: number): number =>
  (amount * rate * days) / 36_500;

/**
 * The rate that a late payment costs: a creditor may go on charging a higher borrowing rate (Norway,
 * forsinkelsesrenteloven § 3, second paragraph), so that a delay never looks cheaper than paying.
 */
export const effectiveLateRate = (rate: number, lateRate: number): number =>
  Math.max(rate, lateRate);

/** The cost of waiting and of paying late, each sum rounded once. */
export function delayCost({ amount, days, rate, lateRate, fee, reminders }: DelayTerms): DelayCost {
  const lateInterest = roundDecimal(dailyInterest(amount, effectiveLateRate(rate, lateRate), days));
  const fees = fee * reminders;
  return {
    perDay: dailyInterest(amount, rate, 1),
    perMonth: (amount * rate) / 1200,
    waiting: roundDecimal(dailyInterest(amount, rate, days)),
    lateInterest,
    fees,
    late: lateInterest + fees,
  };
}
