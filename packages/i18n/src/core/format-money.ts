import { numberFormat } from './number-format.ts';
import { type MoneyValue, readMoney } from './read-money.ts';

export type MoneyOptions = {
  /** BCP 47, e.g. `es-ES`. */
  readonly locale: string;
  /** ISO 4217, e.g. `EUR`. */
  readonly currency: string;
  /** The second value, which makes a range; zero or empty makes none. */
  readonly to?: MoneyValue;
  readonly hideUnit?: boolean;
  readonly hideDecimals?: boolean;
};

type Parts = readonly { readonly type: string; readonly value: string }[];

/** Parts of a written amount that are not its unit. */
const numeric: readonly string[] = ['minusSign', 'integer', 'group', 'decimal', 'fraction'];

/** Units that a locale has in its own way, whatever `Intl` prints (§5). */
const suffixes: Readonly<Record<string, string>> = { 'nb-NO NOK': '\u00a0kr' };

/**
 * An amount of money, or a range of two, in the way of a locale (§5): no decimals when it is whole
 * or they are hidden, else the currency's own, at most two; one unit, unless hidden. Zero, and what
 * is empty or no number, is written as 0. A text that this function wrote it writes again.
 *
 * @param value an amount in whole units of the currency, or a text that holds one or two
 * @throws RangeError for a locale or a currency that is not well-formed
 */
export function formatMoney(value: MoneyValue, options: MoneyOptions): string {
  const first = readMoney(value, options.locale);
  const amounts = [...(first.length > 0 ? first : [0]), ...secondValue(options)];
  return writeRange(Math.min(...amounts), Math.max(...amounts), options);
}

function secondValue({ to, locale }: MoneyOptions): number[] {
  return readMoney(to, locale).filter((amount) => amount !== 0);
}

function writeRange(low: number, high: number, options: MoneyOptions): string {
  const exact = moneyFormat(options);
  const whole = moneyFormat({ ...options, hideDecimals: true });
  const format = [low, high].every((amount) => isWhole(exact.formatToParts(amount)))
    ? whole
    : exact;
  const [from, to] = [format.formatToParts(low), format.formatToParts(high)];
  const [first, last] = [figures(from), figures(to)];
  if (first === last) return options.hideUnit ? first : withUnit(from, first, options);
  const range = `${first}${rangeSign(options.locale)}${last}`;
  return options.hideUnit ? range : withUnit(unsigned(format.formatToParts(1)), range, options);
}

function moneyFormat({ locale, currency, hideDecimals }: MoneyOptions) {
  const own = numberFormat(locale, { style: 'currency', currency }).resolvedOptions();
  const digits = hideDecimals ? 0 : Math.min(own.maximumFractionDigits ?? 2, 2);
  return numberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** Asked of what is written, because that is what has been rounded. */
const isWhole = (parts: Parts) =>
  parts.every(({ type, value }) => type !== 'fraction' || /^0+$/.test(value));

const join = (parts: Parts) => parts.map(({ value }) => value).join('');
const figures = (parts: Parts) => join(parts.filter(({ type }) => numeric.includes(type)));
const unsigned = (parts: Parts) => parts.filter(({ type }) => type !== 'minusSign');

/** Figures with the unit where the locale has it, or behind them where the table says so. */
function withUnit(pattern: Parts, text: string, { locale, currency }: MoneyOptions): string {
  const suffix = suffixes[`${locale} ${currency}`];
  if (suffix) return `${text}${suffix}`;
  const at = pattern.findIndex(({ type }) => type === 'integer');
  const end = pattern.findLastIndex(({ type }) => numeric.includes(type));
  const [before, after] = [pattern.slice(0, at), pattern.slice(end + 1)];
  const sign = join(before.filter(({ type }) => type === 'minusSign'));
  return `${join(before)}${text.slice(sign.length)}${join(after)}`;
}

/** What stands between the two numbers of a range. */
function rangeSign(locale: string): string {
  const parts = numberFormat(locale).formatRangeToParts(1, 2);
  return join(parts.filter(({ source }) => source === 'shared'));
}
