import type { ProductOf } from '@plaza/contract';
import { roundDecimal, yearlyInterest } from '@plaza/finance';

/** What an account earns in a year: of a balance, or its highest rate without one. */
export type Earnings = {
  /** Effective rate in percent, of the whole balance. */
  readonly rate: number;
  /** Interest on the balance; absent without a balance. */
  readonly interest?: number;
};

export function earnings(
  { interestTiers }: ProductOf<'bankAccount'>,
  balance: number | undefined,
): Earnings {
  if (balance === undefined || balance <= 0)
    return { rate: Math.max(0, ...interestTiers.map(({ percent }) => percent)) };
  const interest = yearlyInterest(interestTiers, balance);
  return { interest, rate: roundDecimal((interest / balance) * 100, 2) };
}
