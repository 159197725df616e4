import { textsOf } from '@plaza/check';
import { escapeRegExp } from '../escape-reg-exp.ts';
import type { SiteRule } from '../model.ts';
import { moneyMark } from '../money-mark.ts';

const SPACES = '\\u0020\\u00A0\\u202F';
const NUMBER = `\\d{1,3}(?:[${SPACES}]\\d{3})+(?:[.,]\\d+)?|\\d+(?:[.,'’]\\d+)*`;

/** Amounts and percentages have the separators that `Intl` writes for the entry's locale. */
export const separators: SiteRule = ({ plaza, entities }) => {
  const finders = new Map<string, FindMisspelt>(
    plaza.site.markets.map(({ locale, country }) => [
      locale,
      misspelt(locale, moneyMark(locale, country.currency.name)),
    ]),
  );
  return entities.flatMap(({ file, value }) => {
    const locale = 'locale' in value && typeof value.locale === 'string' ? value.locale : '';
    const find = finders.get(locale);
    if (!find) return [];
    return textsOf(value).flatMap(({ text, pathAt }) =>
      find(text).map(({ written, index, right }) => ({
        file: `content/${file}`,
        path: pathAt(index),
        message: `“${written}” is not how ${locale} writes a number`,
        hint: `Write ${right}.`,
      })),
    );
  });
};

type FindMisspelt = ReturnType<typeof misspelt>;

/** Finds the numbers beside a percent sign or `mark` that `Intl` writes otherwise. */
function misspelt(locale: string, mark: string) {
  const unit = `(?:%|${escapeRegExp(mark)}(?!\\p{L}))`;
  const beside = new RegExp(
    `(?<![\\d.,])(?:(?<before>${NUMBER})[${SPACES}]?${unit}|(?<!\\p{L})${unit}[${SPACES}]?(?<after>${NUMBER}))`,
    'gu',
  );
  const read = numberReader(locale);
  return (text: string) =>
    [...text.matchAll(beside)].flatMap(({ groups, index }) => {
      const written = groups?.before ?? groups?.after ?? '';
      const right = read(written);
      return plain(written) === plain(right) ? [] : [{ written, index, right }];
    });
}

/** One space for all: whether a line may break there is another rule's question. */
const plain = (text: string) => text.replace(/\s/g, ' ');

/** Reads a number in whatever separators it has, and writes it as the locale does. */
function numberReader(locale: string) {
  const mark = new Intl.NumberFormat(locale)
    .formatToParts(0.5)
    .find(({ type }) => type === 'decimal')?.value;
  return (written: string) => {
    const [, whole = '', rest = ''] = /^(.*?)(?:[.,](\d+))?$/.exec(written) ?? [];
    // Three digits after the other mark are thousands: `1.500` where a comma starts the decimals.
    const isGroup = rest.length === 3 && !written.endsWith(`${mark}${rest}`);
    const digits = (isGroup ? whole + rest : whole).replace(/\D/g, '');
    const decimals = isGroup ? '' : rest;
    const format = new Intl.NumberFormat(locale, {
      minimumFractionDigits: decimals.length,
      maximumFractionDigits: decimals.length,
    });
    return format.format(`${digits}.${decimals || 0}` as Intl.StringNumericLiteral);
  };
}
