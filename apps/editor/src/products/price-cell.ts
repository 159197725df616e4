import { moneySigns, type NumberSigns, numberSigns } from '@plaza/i18n/formats';
import type { Json } from '../json/json.ts';
import { t } from '../texts/texts.ts';
import type { PriceColumn } from './price-columns.ts';

/** What a text of a cell means; undefined removes the value. */
export type ReadCell = { readonly value: Json | undefined } | { readonly problem: string };

/** A value as the table shows it, in the spelling of a locale. */
export function writeCell(value: Json | undefined, locale: string): string {
  if (typeof value === 'number') return numbers(locale).format(`${value}`);
  return typeof value === 'string' ? value : '';
}

const formats = new Map<string, Intl.NumberFormat>();

/** Without groups, as spreadsheets copy numbers; every digit that a JSON number can have. */
function numbers(locale: string): Intl.NumberFormat {
  const options = { useGrouping: false, maximumFractionDigits: 20 };
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, options);
  formats.set(locale, format);
  return format;
}

/** Reads the text of a cell as people and spreadsheets write it in a locale. */
export function readCell(text: string, column: PriceColumn, locale: string): ReadCell {
  const trimmed = text.trim();
  if (trimmed === '')
    return column.isRequired ? { problem: t('prices.required') } : { value: undefined };
  if (column.kind === 'line') return { value: trimmed };
  return column.kind === 'time' ? readTime(trimmed) : readNumber(trimmed, locale);
}

/** A day is its beginning in UTC. */
function readTime(text: string): ReadCell {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00Z` : text;
  const isInstant = /^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:\d{2})$/.test(instant);
  return isInstant && !Number.isNaN(Date.parse(instant))
    ? { value: instant }
    : { problem: t('prices.noTime', { text }) };
}

/** Before or after a number: a currency, per cent or a unit. */
const unit = /^(?:[\p{L}\p{Sc}%]+\.?\s*)?(-?[\d.,'’\s]*\d)(?:\s*[\p{L}\p{Sc}%/]+\.?)*$/u;

/**
 * Groups must be of three digits, so that a number of another locale is refused and not misread:
 * `1,234.5` is no number in es-ES. `1.234` there is over a thousand.
 */
function readNumber(text: string, locale: string): ReadCell {
  const digits = unit.exec(text.replaceAll(/\s/g, ' ').replace(/[−–](?=\s*\d)/, '-'))?.[1] ?? '';
  const value = readDigits(digits, numberSigns(locale)) ?? readDigits(digits, moneySigns(locale));
  return value === undefined ? { problem: t('prices.noNumber', { text }) } : { value };
}

/** @param digits with plain spaces */
function readDigits(digits: string, signs: NumberSigns): number | undefined {
  const group = signs.group.replaceAll(/\s/g, ' ');
  const [whole = '', fraction, ...more] = digits.split(signs.decimal);
  const isWhole = /^-?\d+$/.test(whole) || isGrouped(whole, group);
  if (!isWhole || more.length > 0 || (fraction !== undefined && !/^\d+$/.test(fraction)))
    return undefined;
  const plain = whole.split(group).join('');
  return Number(fraction === undefined ? plain : `${plain}.${fraction}`);
}

function isGrouped(whole: string, group: string): boolean {
  const [first = '', ...groups] = whole.split(group);
  return /^-?[1-9]\d{0,2}$/.test(first) && groups.every((each) => /^\d{3}$/.test(each));
}
