import { roundDecimal } from './round-decimal.ts';

/** What a trade costs: a sum, a percentage of its value with a minimum, or both. */
export interface TradeFee {
  readonly fixed?: number | undefined;
  readonly percent?: number | undefined;
  readonly min?: number | undefined;
}

/**
 * The fees of a number of equal trades, to the hundredth of the currency's unit.
 *
 * @example tradesCost({ percent: 0.1, min: 2 }, { trades: 12, value: 1000 }) // 24
 */
export function tradesCost(
  { fixed = 0, percent = 0, min = 0 }: TradeFee,
  { trades, value }: { readonly trades: number; readonly value: number },
): number {
  const one = Math.max(min, fixed + (value * percent) / 100);
  return trades * roundDecimal(one, 2);
}

/**
 * What a card costs in a year whose purchases are all repaid within the interest-free days: the fee
 * less what it gives back; negative if it gives back more.
 *
 * @example cardYearCost({ annualFee: 40, cashbackPercent: 0.5 }, 6000) // 10
 */
export function cardYearCost(
  card: { readonly annualFee: number; readonly cashbackPercent?: number | undefined },
  spending: number,
): number {
  return roundDecimal(card.annualFee - (spending * (card.cashbackPercent ?? 0)) / 100, 2);
}
