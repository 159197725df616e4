import { dayFormat } from './day-format.ts';
import { formatMoney, type MoneyOptions } from './format-money.ts';
import { numberFormat } from './number-format.ts';
import type { MoneyValue } from './read-money.ts';
import { termFormat } from './term-format.ts';

/** The locale (BCP 47) and the currency (ISO 4217) of a market. */
export type Market = Pick<MoneyOptions, 'locale' | 'currency'>;

/** The formats of a market. */
export type Formats = Market & {
  /** An amount in the market's currency (§5). */
  readonly money: (value: MoneyValue, choice?: Omit<MoneyOptions, keyof Market>) => string;
  /** A whole number. */
  readonly count: (value: number) => string;
  /** A number with up to three decimals. */
  readonly number: (value: number) => string;
  /** A percentage, 24.5 for 24.5 %: no decimals if it is whole, otherwise two. */
  readonly percent: (percentage: number) => string;
  /** A percentage with two decimals, for an APR. */
  readonly apr: (percentage: number) => string;
  readonly days: (count: number) => string;
  /** A term in days as people say it: in months from two on, if it is whole months of 30 days. */
  readonly term: (days: number) => string;
  readonly years: (count: number) => string;
  /** Formats an ISO 8601 instant as a long date in UTC. @throws {RangeError} if it is invalid */
  readonly date: (instant: string) => string;
  /** A list joined with "and". */
  readonly list: (parts: readonly string[]) => string;
};

/** @throws {RangeError} for a malformed locale or currency */
export function createFormats({ locale, currency }: Market): Formats {
  const number = (options: Intl.NumberFormatOptions) => numberFormat(locale, options);
  const count = number({ maximumFractionDigits: 0 });
  const wholePercent = number({ style: 'percent' });
  const exactPercent = number({ style: 'percent', ...twoDecimals });
  const years = number({ style: 'unit', unit: 'year', unitDisplay: 'long' });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const list = new Intl.ListFormat(locale);
  return {
    locale,
    currency,
    money: (value, choice) => formatMoney(value, { locale, currency, ...choice }),
    count: (value) => count.format(value),
    number: (value) => numberFormat(locale).format(value),
    percent: (value) => (Number.isInteger(value) ? wholePercent : exactPercent).format(value / 100),
    apr: (value) => exactPercent.format(value / 100),
    days: dayFormat(locale),
    term: termFormat(locale),
    years: (value) => years.format(value),
    date: (instant) => date.format(readInstant(instant)),
    list: (parts) => list.format(parts),
  };
}

function readInstant(instant: string): Date {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) throw new RangeError(`'${instant}' is not an ISO 8601 instant`);
  return date;
}

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
