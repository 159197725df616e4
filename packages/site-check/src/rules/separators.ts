import { textsOf } from '@plaza/check';
import { moneySigns, type NumberSigns, numberSigns } from '@plaza/i18n/formats';
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
      misspelt(locale, country.currency.name),
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

/** Finds the numbers beside a percent sign or the currency's mark that `Intl` writes otherwise. */
function misspelt(locale: string, currency: string) {
  const mark = `${escapeRegExp(moneyMark(locale, currency))}(?!\\p{L})`;
  // An amount may have separators of its own: 5.000 € beside 5 000 % in Austria.
  const amounts = misspeltBeside(
    mark,
    numberReader(locale, moneySigns(locale), { style: 'currency', currency }),
  );
  const percentages = misspeltBeside('%', numberReader(locale, numberSigns(locale)));
  return (text: string) => [...amounts(text), ...percentages(text)];
}

function misspeltBeside(unit: string, rewrite: (written: string) => string) {
  const beside = new RegExp(
    `(?<![\\d.,])(?:(?<before>${NUMBER})[${SPACES}]?${unit}|(?<!\\p{L})${unit}[${SPACES}]?(?<after>${NUMBER}))`,
    'gu',
  );
  return (text: string) =>
    [...text.matchAll(beside)].flatMap(({ groups, index }) => {
      const written = groups?.before ?? groups?.after ?? '';
      const right = rewrite(written);
      return plain(written) === plain(right) ? [] : [{ written, index, right }];
    });
}

const partsOfNumber: ReadonlySet<string> = new Set(['integer', 'group', 'decimal', 'fraction']);

/** One space for all: whether a line may break there is another rule's question. */
const plain = (text: string) => text.replace(/\s/g, ' ');

/** Reads a number in whatever separators it has, and writes it as the locale does. */
function numberReader(
  locale: string,
  { decimal }: NumberSigns,
  style: Intl.NumberFormatOptions = {},
) {
  return (written: string) => {
    const [, whole = '', rest = ''] = /^(.*?)(?:[.,](\d+))?$/.exec(written) ?? [];
    // Three digits after the other mark are thousands: `1.500` where a comma starts the decimals.
    const isGroup = rest.length === 3 && !written.endsWith(`${decimal}${rest}`);
    const digits = (isGroup ? whole + rest : whole).replace(/\D/g, '');
    const decimals = isGroup ? '' : rest;
    const format = new Intl.NumberFormat(locale, {
      ...style,
      minimumFractionDigits: decimals.length,
      maximumFractionDigits: decimals.length,
    });
    return format
      .formatToParts(`${digits}.${decimals || 0}` as Intl.StringNumericLiteral)
      .filter(({ type }) => partsOfNumber.has(type))
      .map(({ value }) => value)
      .join('');
  };
}
