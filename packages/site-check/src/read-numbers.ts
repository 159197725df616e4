import { escapeRegExp } from './escape-reg-exp.ts';

type ExactNumber = { readonly written: string; readonly value: number; readonly index: number };

/** Reads numbers in a locale's texts. */
export type NumberReader = {
  /** All numbers of a text. */
  readonly all: (text: string) => number[];
  /** Numbers with two decimals, like money and rates. */
  readonly exact: (text: string) => readonly ExactNumber[];
  /** Formats a number for the locale. */
  readonly write: (value: number) => string;
};

const SPACE = '\\u0020\\u00A0\\u202F';

/** Creates a reader for the decimal and group separators of a locale. */
export function createNumberReader(locale: string): NumberReader {
  const format = new Intl.NumberFormat(locale, { useGrouping: true, maximumFractionDigits: 20 });
  const parts = format.formatToParts(1_234_567.5);
  const mark = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const decimal = escapeRegExp(mark('decimal'));
  const group = /\s/.test(mark('group')) ? `[${SPACE}]` : escapeRegExp(mark('group'));
  const whole = `(?:\\d{1,3}(?:${group}\\d{3})+(?!\\d)|\\d+)`;
  const number = new RegExp(`${whole}(?:${decimal}\\d+)?`, 'g');
  const exact = new RegExp(`(?<![\\d.,])${whole}${decimal}\\d{2}(?![\\d]|[.,]\\d)`, 'g');
  const read = (written: string) =>
    Number(written.replaceAll(new RegExp(group, 'g'), '').replace(mark('decimal'), '.'));
  return {
    all: (text) => (text.match(number) ?? []).map(read),
    exact: (text) =>
      [...text.matchAll(exact)].map(({ 0: written, index }) => ({
        ...{ written, index },
        value: read(written),
      })),
    write: (value) => format.format(value),
  };
}
