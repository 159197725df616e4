/** Thrown for terms that describe no loan or deposit; the message names the field and its value. */
export class LoanTermsError extends Error {
  override readonly name = 'LoanTermsError';
}

/** @throws {LoanTermsError} unless `value` is a number in the range, and whole if required */
export function checkTerm(
  field: string,
  value: number,
  range: { min: number; max: number; whole?: boolean },
): void {
  const fits = value >= range.min && value <= range.max;
  if (fits && (!range.whole || Number.isInteger(value))) return;
  const kind = range.whole ? 'a whole number' : 'a number';
  throw new LoanTermsError(
    `${field}: expected ${kind} from ${range.min} to ${range.max}, got ${value}`,
  );
}

/** Supported range of yearly rates in percent. */
export const RATE_RANGE = { min: 0, max: 100_000 } as const;

/**
 * Effective yearly rate of a nominal rate that is charged several times a year.
 *
 * @example effectiveRate(12, 12) // 12.68…, for 1 % a month
 */
export function effectiveRate(nominalPercent: number, periodsPerYear: number): number {
  return Math.expm1(periodsPerYear * Math.log1p(nominalPercent / 100 / periodsPerYear)) * 100;
}

/** Nominal yearly rate whose effective rate is the given one: the inverse of `effectiveRate`. */
export function nominalRate(effectivePercent: number, periodsPerYear: number): number {
  return Math.expm1(Math.log1p(effectivePercent / 100) / periodsPerYear) * periodsPerYear * 100;
}
