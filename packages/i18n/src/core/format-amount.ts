import { numberFormat } from './number-format.ts';

/** The locale (BCP 47) and the currency (ISO 4217) of an amount. */
type Market = { readonly locale: string; readonly currency: string };

export type Parts = readonly { readonly type: string; readonly value: string }[];

/** The parts of a formatted amount without its unit. */
const numeric: readonly string[] = ['minusSign', 'integer', 'group', 'decimal', 'fraction'];

/** Units of locales that differ from `Intl` (§5). */
const suffixes: Readonly<Record<string, string>> = { 'nb-NO NOK': '\u00a0kr' };

export const ownSuffix = ({ locale, currency }: Market): string | undefined =>
  suffixes[`${locale} ${currency}`];

/**
 * The format of one amount in whole units of its currency, as `formatMoney` writes it, without reading
 * texts and ranges: what browsers load.
 *
 * @throws {RangeError} for a malformed locale or currency
 */
export function amountFormat(market: Market): (value: number) => string {
  const format = moneyFormat(market, { trailingZeroDisplay: 'stripIfInteger' });
  const suffix = ownSuffix(market);
  return (value) => (suffix ? figures(format.formatToParts(value)) + suffix : format.format(value));
}

/** Decimals of a currency as amounts are written, at most two: 2 for EUR, 0 for JPY. */
export const minorDigits = (currency: string): number =>
  Math.min(
    numberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
      2,
    2,
  );

export function moneyFormat(
  { locale, currency }: Market,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  const digits = minorDigits(currency);
  return numberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    ...options,
  });
}

export const join = (parts: Parts) => parts.map(({ value }) => value).join('');
export const figures = (parts: Parts) => join(parts.filter(({ type }) => numeric.includes(type)));

/** The index after the last part of the figures. */
export const endOfFigures = (parts: Parts) =>
  parts.findLastIndex(({ type }) => numeric.includes(type)) + 1;
