import { createFormats } from '@plaza/i18n/formats';
import type { ToolSettings } from './tool.ts';

/** Decimals of a currency as amounts are written, at most two: 2 for EUR, 0 for JPY. */
export function minorDigits(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return Math.min(maximumFractionDigits, 2);
}

/** The formats of a tool. Amounts are in minor units. */
export type ToolFormats = {
  readonly toMinor: (units: number) => number;
  readonly money: (minor: number) => string;
  /** A percentage with two decimals. */
  readonly rate: (percent: number) => string;
  readonly count: (value: number) => string;
  /** A number of months or days, in words: "12 months". */
  readonly months: (count: number) => string;
  readonly days: (count: number) => string;
  readonly years: (count: number) => string;
  /** A time in months, in words: "2 years, 3 months". */
  readonly time: (months: number) => string;
  /** A list joined with "and". */
  readonly list: (parts: readonly string[]) => string;
};

/** @throws {RangeError} for a malformed locale or currency */
export function toolFormats({ locale, currency }: Pick<ToolSettings, 'locale' | 'currency'>) {
  const { money, apr, count, days, years, list } = createFormats({ locale, currency });
  const perUnit = 10 ** minorDigits(currency);
  const months = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'month',
    unitDisplay: 'long',
  });
  const units = new Intl.ListFormat(locale, { type: 'unit' });
  const formats: ToolFormats = {
    toMinor: (units) => Math.round(units * perUnit),
    money: (minor) => money(minor / perUnit),
    ...{ rate: apr, count, days, years, list },
    months: (value) => months.format(value),
    time: (value) => {
      const [whole, rest] = [Math.floor(value / 12), value % 12];
      if (whole === 0) return months.format(rest);
      return rest === 0 ? years(whole) : units.format([years(whole), months.format(rest)]);
    },
  };
  return formats;
}
