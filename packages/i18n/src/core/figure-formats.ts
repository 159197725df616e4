import type { Formats, Market } from './create-formats.ts';
import { amountFormat } from './format-amount.ts';
import { numberFormat } from './number-format.ts';

/** The formats of figures that a browser computes. */
export type FigureFormats = {
  /** One amount in units of the currency. */
  readonly money: (value: number) => string;
} & Pick<Formats, 'apr' | 'days' | 'count'>;

/**
 * The formats of `createFormats` that figures need, in few bytes: a browser loads them.
 *
 * @throws {RangeError} for a malformed locale or currency
 */
export function figureFormats(market: Market): FigureFormats {
  const number = (options: Intl.NumberFormatOptions) => {
    const format = numberFormat(market.locale, options);
    return (value: number) => format.format(value);
  };
  const percent = number({ style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return {
    money: amountFormat(market),
    apr: (value) => percent(value / 100),
    days: number({ style: 'unit', unit: 'day', unitDisplay: 'long' }),
    count: number({ maximumFractionDigits: 0 }),
  };
}
