import { numberFormat } from './number-format.ts';

/** What stands between thousands and before decimals; either may be a space. */
export type NumberSigns = { readonly group: string; readonly decimal: string };

/** The signs of numbers without a unit, and of percentages: `1 234,5` in Austria. */
export const numberSigns = (locale: string): NumberSigns => signsOf(numberFormat(locale, digits));

/** The signs of amounts, which a few locales write otherwise: `€ 1.234,50` in Austria. */
export const moneySigns = (locale: string): NumberSigns =>
  // Those of no currency (ISO 4217) are those of all.
  signsOf(numberFormat(locale, { style: 'currency', currency: 'XXX', ...digits }));

const digits = { minimumFractionDigits: 1 };

function signsOf(format: Intl.NumberFormat): NumberSigns {
  const parts = format.formatToParts(1_234_567.8);
  const sign = (of: string) => parts.find(({ type }) => type === of)?.value ?? '';
  return { group: sign('group'), decimal: sign('decimal') };
}
