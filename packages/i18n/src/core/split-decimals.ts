import { moneySigns } from './number-signs.ts';

/** A formatted amount in three parts, of which the decimals may be empty. */
export type AmountParts = readonly [whole: string, decimals: string, rest: string];

/** Splits an amount as `formatMoney` writes it at its decimals, to show them smaller: `523`, `,10`, ` €`. */
export function splitDecimals(amount: string, locale: string): AmountParts {
  const start = amount.lastIndexOf(moneySigns(locale).decimal);
  const [decimals = ''] = /^\D\d+/.exec(start < 0 ? '' : amount.slice(start)) ?? [];
  if (decimals === '') return [amount, '', ''];
  return [amount.slice(0, start), decimals, amount.slice(start + decimals.length)];
}
