import { moneySigns, type NumberSigns, numberSigns } from './number-signs.ts';

/** An amount in content or code: a number, or a string with one or two. */
export type MoneyValue = number | string | null | undefined;

/** A currency's letters or sign, including an abbreviation's dot as in `kr.` */
const unit = /\p{L}+\.?|\p{Sc}/gu;

/** The dash of a range, which follows a digit; a minus cannot. */
const rangeDash = /(?<=\d)\s*[-–]\s*/;

/**
 * Parses the amounts of a value: none if empty, two for a range. A string is parsed as a number of
 * the locale, so that output of `formatMoney` is parsed back, otherwise as a plain decimal number:
 * in es-ES `1.234` is over a thousand, `1234.5` is not. Invalid input is empty.
 */
export function readMoney(value: MoneyValue, locale: string): number[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [value] : [];
  if (typeof value !== 'string') return [];
  const texts = value.replaceAll(unit, '').split(rangeDash, 2).map(withPlainSigns);
  return texts.flatMap((text) => readNumber(text, locale) ?? []);
}

/**
 * Parses a number without a unit, as an amount or a number of the locale or a plain decimal one.
 *
 * @param text with plain spaces
 */
function readNumber(text: string, locale: string): number | undefined {
  const signs = [moneySigns(locale), numberSigns(locale)].find((each) => isLocal(text, each));
  const plain = signs ? text.replaceAll(spaced(signs.group), '').replace(signs.decimal, '.') : text;
  const value = /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
  return Number.isFinite(value) ? value : undefined;
}

const isLocal = (text: string, { group, decimal }: NumberSigns) =>
  new RegExp(`^-?([1-9]\\d{0,2}([${spaced(group)}]\\d{3})+|\\d+)([${decimal}]\\d+)?$`).test(text);

const spaced = (sign: string) => sign.replaceAll(/\s/g, ' ');

/** Normalizes minus signs to `-` directly before the digits, and spaces to plain ones. */
const withPlainSigns = (text: string) =>
  text
    .trim()
    .replaceAll(/\s/g, ' ')
    .replace(/^[-−]\s*/, '-');
