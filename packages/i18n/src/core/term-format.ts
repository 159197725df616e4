import { dayFormat } from './day-format.ts';
import { numberFormat } from './number-format.ts';

/** Payments of a loan are so many days apart; two of them are said as months. */
const MONTH = 30;

/** Whether a term is said in months: whole months of 30 days, from two on. */
export const isInMonths = (days: number): boolean => days > MONTH && days % MONTH === 0;

/**
 * Returns the format of a term given in days, as people say it: "30 days", "12 months" for 360
 * ([decision 110](../../../../docs/decisions/0110-terms-are-said-in-months.md)).
 *
 * @throws {RangeError} for a malformed locale
 */
export function termFormat(locale: string): (days: number) => string {
  const months = numberFormat(locale, { style: 'unit', unit: 'month', unitDisplay: 'long' });
  const inDays = dayFormat(locale);
  return (days) => (isInMonths(days) ? months.format(days / MONTH) : inDays(days));
}
