import type { LocaleRow } from './locales.ts';

/** How a locale writes the figures of sample offers. */
export function formatsOf({ lang, currency }: LocaleRow) {
  const write = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(lang, options);
    return (value: number) => format.format(value);
  };
  return {
    count: write({}),
    money: write({ style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }),
    days: write({ style: 'unit', unit: 'day', unitDisplay: 'long' }),
    /** Of a fraction: 0.245 is 24.5 %. */
    percent: write({ style: 'percent', maximumFractionDigits: 2 }),
  };
}
