import { numberFormat } from './number-format.ts';

/** An amount as content and programs have it: a number, or a text that holds one or two. */
export type MoneyValue = number | string | null | undefined;

/** A currency's letters or sign, with the dot of an abbreviation such as `kr.` */
const unit = /\p{L}+\.?|\p{Sc}/gu;

/** The dash of a range: after a digit, where a minus cannot stand. */
const rangeDash = /(?<=\d)\s*[-–]\s*/;

/**
 * The amounts that a value holds: none for an empty one, two for a text that is a range.
 *
 * A text is read as the locale writes numbers, so that what `formatMoney` wrote is read back, and
 * failing that as a plain decimal number: in es-ES `1.234` is a thousand and more, `1234.5` is not.
 * What is no number is empty.
 */
export function readMoney(value: MoneyValue, locale: string): number[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [value] : [];
  if (typeof value !== 'string') return [];
  const texts = value.replaceAll(unit, '').split(rangeDash, 2).map(withPlainSigns);
  return texts.flatMap((text) => readLocalNumber(text, locale) ?? readPlainNumber(text) ?? []);
}

/** Every minus as `-` and right before its digits, every kind of space as a plain one. */
const withPlainSigns = (text: string) =>
  text
    .trim()
    .replaceAll(/\s/g, ' ')
    .replace(/^[-−]\s*/, '-');

function readLocalNumber(text: string, locale: string): number | undefined {
  const { group, decimal } = separators(locale);
  const [whole = '', fraction, ...rest] = text.split(decimal);
  const [first = '', ...groups] = whole.split(group);
  const sign = first.startsWith('-') ? '-' : '';
  const leading = first.slice(sign.length);
  const isGrouped = groups.length === 0 || /^[1-9]\d{0,2}$/.test(leading);
  const isNumber =
    /^\d+$/.test(leading) &&
    groups.every((digits) => /^\d{3}$/.test(digits)) &&
    /^\d+$/.test(fraction ?? '0');
  if (!isGrouped || !isNumber || rest.length > 0) return undefined;
  return finite(`${sign}${leading}${groups.join('')}.${fraction ?? '0'}`);
}

function readPlainNumber(text: string): number | undefined {
  return /^-?\d+(\.\d+)?$/.test(text) ? finite(text) : undefined;
}

function finite(text: string): number | undefined {
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
}

/** The locale's signs inside a number, every kind of space as a plain one. */
function separators(locale: string) {
  const parts = numberFormat(locale, { minimumFractionDigits: 1 }).formatToParts(1_234_567.8);
  const sign = (type: string) =>
    (parts.find((part) => part.type === type)?.value ?? '').replaceAll(/\s/g, ' ');
  return { group: sign('group'), decimal: sign('decimal') };
}
