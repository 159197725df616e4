import { roundDecimal } from '@plaza/finance';
import { figureFormats, minorDigits, numberFormat } from '@plaza/i18n/formats';
import type { ToolSettings } from './tool.ts';

/** The formats of a tool. Amounts are in minor units. */
export type ToolFormats = {
  readonly toMinor: (units: number) => number;
  readonly money: (minor: number) => string;
  /** A percentage with two decimals. */
  readonly rate: (percent: number) => string;
  readonly count: (value: number) => string;
  /** A number of months, in words: "12 months". */
  readonly months: (count: number) => string;
  readonly years: (count: number) => string;
};

/** @throws {RangeError} for a malformed locale or currency */
export function toolFormats(market: Pick<ToolSettings, 'locale' | 'currency'>): ToolFormats {
  const { locale, currency } = market;
  const perUnit = 10 ** minorDigits(currency);
  const { money, apr, count } = figureFormats(market);
  const unit = (name: string) =>
    numberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'long' }).format;
  return {
    toMinor: (units) => roundDecimal(units * perUnit),
    money: (minor) => money(minor / perUnit),
    ...{ rate: apr, count },
    months: unit('month'),
    years: unit('year'),
  };
}

/** The formats of a tool whose sentences have times and lists. */
export type TimeFormats = ToolFormats & {
  /** A time in months, in words: "2 years, 3 months". */
  readonly time: (months: number) => string;
  /** A list joined with "and". */
  readonly list: (parts: readonly string[]) => string;
};

/** @throws {RangeError} for a malformed locale or currency */
export function timeFormats(market: Pick<ToolSettings, 'locale' | 'currency'>): TimeFormats {
  const formats = toolFormats(market);
  const { years, months } = formats;
  const units = new Intl.ListFormat(market.locale, { type: 'unit' });
  return {
    ...formats,
    time(total) {
      const [whole, rest] = [Math.floor(total / 12), total % 12];
      if (whole === 0) return months(rest);
      return rest === 0 ? years(whole) : units.format([years(whole), months(rest)]);
    },
    list: (parts) => new Intl.ListFormat(market.locale).format(parts),
  };
}
