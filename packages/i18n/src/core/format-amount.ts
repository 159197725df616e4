import { numberFormat } from './number-format.ts';

/** The locale (BCP 47) and the currency (ISO 4217) of an amount. */
type Market = { readonly locale: string; readonly currency: string };

export type Parts = readonly { readonly type: string; readonly value: string }[];

/** The parts of a formatted amount without its unit. */
const numeric: readonly string[] = ['minusSign', 'integer', 'group', 'decimal', 'fraction'];

/** Units of locales that differ from `Intl` (§5). */
const suffixes: Readonly<Record<string, string>> = { 'nb-NO NOK': '\u00a0kr' };

/**
 * Formats one amount in whole units of its currency, as `formatMoney` does, without reading texts and
 * ranges: what browsers load.
 *
 * @throws {RangeError} for a malformed locale or currency
 */
export function formatAmount(value: number, market: Market): string {
  const parts = moneyFormat(market).formatToParts(value);
  const shown = isWhole(parts)
    ? moneyFormat({ ...market, hideDecimals: true }).formatToParts(value)
    : parts;
  return withUnit(shown, figures(shown), market);
}

export function moneyFormat({
  locale,
  currency,
  hideDecimals,
}: Market & { readonly hideDecimals?: boolean | undefined }) {
  const own = numberFormat(locale, { style: 'currency', currency }).resolvedOptions();
  const digits = hideDecimals ? 0 : Math.min(own.maximumFractionDigits ?? 2, 2);
  return numberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** Checks the formatted value, because that is rounded. */
export const isWhole = (parts: Parts) =>
  parts.every(({ type, value }) => type !== 'fraction' || /^0+$/.test(value));

export const join = (parts: Parts) => parts.map(({ value }) => value).join('');
export const figures = (parts: Parts) => join(parts.filter(({ type }) => numeric.includes(type)));
export const unsigned = (parts: Parts) => parts.filter(({ type }) => type !== 'minusSign');

/** Adds the unit in the position of the locale, or at the end for units of the table. */
export function withUnit(pattern: Parts, text: string, { locale, currency }: Market): string {
  const suffix = suffixes[`${locale} ${currency}`];
  if (suffix) return `${text}${suffix}`;
  const at = pattern.findIndex(({ type }) => type === 'integer');
  const end = pattern.findLastIndex(({ type }) => numeric.includes(type));
  const [before, after] = [pattern.slice(0, at), pattern.slice(end + 1)];
  const sign = join(before.filter(({ type }) => type === 'minusSign'));
  return `${join(before)}${text.slice(sign.length)}${join(after)}`;
}
