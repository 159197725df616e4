/** A span of time; the parts add up. A part may be a fraction, and negative: time before. */
export interface Interval {
  years?: number;
  /** Equal months of 365/12 days: twelve make a year, leap or not. */
  months?: number;
  /** Weeks of 1/52 year. */
  weeks?: number;
  /** Days of 1/365 year. For calendar dates in leap years use `intervalBetween`. */
  days?: number;
}

/** One payment of a credit agreement. */
export interface CashFlow {
  /** Positive when the consumer receives it (drawdown), negative when the consumer pays it (repayment, fee). */
  amount: number;
  /** Time since the first drawdown; negative for a charge that is paid before it. */
  after: Interval;
}

/** Thrown for flows that describe no credit agreement; the message says which flow and why. */
export class CashFlowError extends Error {
  override readonly name = 'CashFlowError';
}

const PER_YEAR = { years: 1, months: 12, weeks: 52, days: 365 } as const satisfies Record<
  keyof Interval,
  number
>;
const UNITS = Object.keys(PER_YEAR) as (keyof Interval)[];
const LONGEST_YEARS = 100;

/**
 * Length of a span in years, as the APR equation counts them (Directive (EU) 2023/2225, annex III).
 *
 * @throws {CashFlowError} when the span is not a number, or over 100 years in either direction
 */
export function toYears(interval: Interval): number {
  const years = UNITS.reduce((sum, unit) => sum + partInYears(unit, interval[unit] ?? 0), 0);
  if (Math.abs(years) <= LONGEST_YEARS) return years;
  throw new CashFlowError(`A payment after ${years} years is over ${LONGEST_YEARS} years away`);
}

function partInYears(unit: keyof Interval, value: number): number {
  if (Number.isFinite(value)) return value / PER_YEAR[unit];
  throw new CashFlowError(`Expected a number of ${unit}, got ${value}`);
}
