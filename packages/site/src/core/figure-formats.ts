/** How one page writes its figures. */
export type FigureFormats = {
  readonly locale: string;
  /** An amount in the page's currency: no decimals when it is whole, else two (§5). */
  readonly money: (amount: number) => string;
  /** A percentage given as such, 24.5 for 24.5 %: no decimals when it is whole, else two. */
  readonly percent: (percentage: number) => string;
  /** A percentage with two decimals, as an APR is written. */
  readonly apr: (percentage: number) => string;
  readonly days: (count: number) => string;
  readonly years: (count: number) => string;
  /** An ISO 8601 instant as a date in words. */
  readonly date: (instant: string) => string;
};

/** @param currency ISO 4217 code */
export function figureFormats(locale: string, currency: string): FigureFormats {
  const number = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options);
  const wholeMoney = number({ style: 'currency', currency, maximumFractionDigits: 0 });
  const exactMoney = number({ style: 'currency', currency });
  const wholePercent = number({ style: 'percent' });
  const exactPercent = number({
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const days = number({ style: 'unit', unit: 'day', unitDisplay: 'long' });
  const years = number({ style: 'unit', unit: 'year', unitDisplay: 'long' });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    locale,
    money: (amount) => (Number.isInteger(amount) ? wholeMoney : exactMoney).format(amount),
    percent: (value) => (Number.isInteger(value) ? wholePercent : exactPercent).format(value / 100),
    apr: (value) => exactPercent.format(value / 100),
    days: (count) => days.format(count),
    years: (count) => years.format(count),
    date: (instant) => date.format(new Date(instant)),
  };
}
