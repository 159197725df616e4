import { checkTerm, RATE_RANGE } from './rates.ts';
import { roundDecimal } from './round-decimal.ts';

/** Effective interest in percent a year on the part of a balance from `from` up to `to`. */
export interface InterestTier {
  readonly from: number;
  /** Absent for the last part, which has no end. */
  readonly to?: number | undefined;
  readonly percent: number;
}

const LARGEST_BALANCE = 1e12;

/**
 * The interest of one year on a balance, each part of which earns the rate of its tier; to the
 * hundredth of the currency's unit.
 *
 * @example yearlyInterest([{ from: 0, to: 1000, percent: 3 }, { from: 1000, percent: 1 }], 1500) // 35
 * @throws {LoanTermsError} for a balance or a rate out of range
 */
export function yearlyInterest(tiers: readonly InterestTier[], balance: number): number {
  checkTerm('balance', balance, { min: 0, max: LARGEST_BALANCE });
  const interest = tiers.reduce((sum, { from, to = balance, percent }) => {
    checkTerm('percent', percent, RATE_RANGE);
    return sum + (Math.max(0, Math.min(balance, to) - from) * percent) / 100;
  }, 0);
  return roundDecimal(interest, 2);
}
