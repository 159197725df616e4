import { numberFormat } from './number-format.ts';

/**
 * Returns the format of a number of days, in words: "30 days". Swedish and Norwegian count days as
 * "dag": `Intl` writes "dygn" and "døgn", the words for 24 hours.
 *
 * @throws {RangeError} for a malformed locale
 */
export function dayFormat(locale: string): (count: number) => string {
  const { format } = numberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  const plural = locale.startsWith('s') ? 'dagar' : 'dager';
  return (count) => format(count).replace(/d.gn/, count === 1 ? 'dag' : plural);
}
