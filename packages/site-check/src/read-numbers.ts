import { moneySigns, type NumberSigns, numberSigns } from '@plaza/i18n/formats';
import { escapeRegExp } from './escape-reg-exp.ts';

type WrittenNumber = { readonly written: string; readonly value: number; readonly index: number };

/** Reads numbers in a locale's texts. */
export type NumberReader = {
  /** All numbers of a text. */
  readonly all: (text: string) => number[];
  /** Numbers with two decimals, like money and rates. */
  readonly exact: (text: string) => readonly WrittenNumber[];
  /** Formats a number for the locale. */
  readonly write: (value: number) => string;
};

const SPACE = '\\u0020\\u00A0\\u202F';

/** Creates a reader for the decimal and group separators of a locale's amounts and other numbers. */
export function createNumberReader(locale: string): NumberReader {
  const [money, plain] = [moneySigns(locale), numberSigns(locale)];
  const areSame = money.group === plain.group && money.decimal === plain.decimal;
  const ways = (areSame ? [plain] : [money, plain]).map(patternsOf);
  const format = new Intl.NumberFormat(locale, { useGrouping: true, maximumFractionDigits: 20 });
  return {
    all: (text) =>
      longest(ways.flatMap((way) => way.find(text, way.number))).map(({ value }) => value),
    exact: (text) => longest(ways.flatMap((way) => way.find(text, way.exact))),
    write: (value) => format.format(value),
  };
}

function patternsOf(signs: NumberSigns) {
  const decimal = escapeRegExp(signs.decimal);
  const group = /\s/.test(signs.group) ? `[${SPACE}]` : escapeRegExp(signs.group);
  const whole = `(?:\\d{1,3}(?:${group}\\d{3})+(?!\\d)|\\d+)`;
  const groups = new RegExp(group, 'g');
  const read = (written: string) =>
    Number(written.replaceAll(groups, '').replace(signs.decimal, '.'));
  return {
    number: new RegExp(`${whole}(?:${decimal}\\d+)?`, 'g'),
    exact: new RegExp(`(?<![\\d.,])${whole}${decimal}\\d{2}(?![\\d]|[.,]\\d)`, 'g'),
    find: (text: string, pattern: RegExp): WrittenNumber[] =>
      [...text.matchAll(pattern)].map(({ 0: written, index }) => ({
        ...{ written, index },
        value: read(written),
      })),
  };
}

/** Of numbers that overlap the longer: `1.234,50` is one in Austria, and neither `1` nor `234,50`. */
function longest(found: readonly WrittenNumber[]): WrittenNumber[] {
  const end = ({ index, written }: WrittenNumber) => index + written.length;
  const kept: WrittenNumber[] = [];
  for (const each of found.toSorted((a, b) => b.written.length - a.written.length))
    if (!kept.some((other) => each.index < end(other) && other.index < end(each))) kept.push(each);
  return kept.toSorted((a, b) => a.index - b.index);
}
