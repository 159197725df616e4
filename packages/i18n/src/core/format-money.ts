import {
  endOfFigures,
  figures,
  join,
  moneyFormat,
  ownSuffix,
  type Parts,
} from './format-amount.ts';
import { numberFormat } from './number-format.ts';
import { type MoneyValue, readMoney } from './read-money.ts';

export type MoneyOptions = {
  /** BCP 47, e.g. `es-ES`. */
  readonly locale: string;
  /** ISO 4217, e.g. `EUR`. */
  readonly currency: string;
  /** The end of a range; zero or empty makes no range. */
  readonly to?: MoneyValue;
  readonly hideUnit?: boolean;
  readonly hideDecimals?: boolean;
};

/**
 * Formats an amount of money or a range (§5): without decimals if it is whole or they are hidden,
 * otherwise with the currency's, at most two; with one unit unless hidden. Zero, empty and invalid
 * values become 0. Idempotent.
 *
 * @param value an amount in whole units of the currency, or a string with one or two amounts
 * @throws {RangeError} for a malformed locale or currency
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
  const whole = moneyFormat(options, { minimumFractionDigits: 0, maximumFractionDigits: 0 });
  const areWhole = [low, high].every((amount) => isWhole(exact.formatToParts(amount)));
  const format = options.hideDecimals || areWhole ? whole : exact;
  const [from, to] = [format.formatToParts(low), format.formatToParts(high)];
  const [first, last] = [figures(from), figures(to)];
  if (first === last) return options.hideUnit ? first : withUnit(from, first, options);
  const range = `${first}${rangeSign(options.locale)}${last}`;
  return options.hideUnit ? range : withUnit(unsigned(format.formatToParts(1)), range, options);
}

/** The separator of a range. */
function rangeSign(locale: string): string {
  const parts = numberFormat(locale).formatRangeToParts(1, 2);
  return join(parts.filter(({ source }) => source === 'shared'));
}

/** Checks the formatted value, because that is rounded. */
const isWhole = (parts: Parts) =>
  parts.every(({ type, value }) => type !== 'fraction' || /^0+$/.test(value));

const unsigned = (parts: Parts) => parts.filter(({ type }) => type !== 'minusSign');

/** Adds the unit in the position of the locale, or at the end for units of its own. */
function withUnit(pattern: Parts, text: string, market: MoneyOptions): string {
  const suffix = ownSuffix(market);
  if (suffix) return `${text}${suffix}`;
  const before = pattern.slice(
    0,
    pattern.findIndex(({ type }) => type === 'integer'),
  );
  const sign = join(before.filter(({ type }) => type === 'minusSign'));
  return `${join(before)}${text.slice(sign.length)}${join(pattern.slice(endOfFigures(pattern)))}`;
}
