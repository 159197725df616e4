import type { Formats, Market } from './create-formats.ts';
import { amountFormat } from './format-amount.ts';
import { numberFormat } from './number-format.ts';

/** The formats of figures that a browser computes. */
export type FigureFormats = {
  /** One amount in units of the currency. */
  readonly money: (value: number) => string;
} & Pick<Formats, 'apr' | 'count'>;

/**
 * The formats of `createFormats` that figures need, in few bytes: a browser loads them.
 *
 * @throws {RangeError} for a malformed locale or currency
 */
export function figureFormats(market: Market): FigureFormats {
  // The getter `format` is bound.
  const number = (options: Intl.NumberFormatOptions) => numberFormat(market.locale, options).format;
  const percent = number({ style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return {
    money: amountFormat(market),
    apr: (value) => percent(value / 100),
    count: number({ maximumFractionDigits: 0 }),
  };
}
