import { normalizeTyped } from '@plaza/contract/typed';
import { checkMoney, currencyWords } from '@plaza/flows/browser';
import { numberFormat } from '@plaza/i18n/formats';
import type { ReadTyped, ToolAnswer } from './tool.ts';

/** What stands beside a whole number is the unit that its field names. */
const besides = { money: '', percent: '|%', whole: '|\\p{L}+' } as const;

const RATE = /^\d+[.,]\d+ ?%?$/;

/** Reads a number as a field of a flow reads an amount: `1 500 kr`, `US$1,500`, `kr. 1.500,-`. */
export const readTyped: ReadTyped = (typed, kind, { locale, currency }) => {
  const text = normalizeTyped(typed, 'code');
  // No rate has thousands.
  if (kind === 'percent' && RATE.test(text)) return Number.parseFloat(text.replace(',', '.'));
  const units = currencyWords(locale, currency) + besides[kind];
  const facts = { decimal: decimalOf(locale), units };
  const checked = checkMoney(text, { min: 0 }, facts);
  return typeof checked === 'object' && 'value' in checked ? Number(checked.value) : undefined;
};

function decimalOf(locale: string): ',' | '.' {
  const parts = numberFormat(locale, {}).formatToParts(0.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.';
}

/** A tool that reads whatever people type; in browsers its module loads the reader. */
export const readingTyped = ({ view, ...answer }: ToolAnswer): ToolAnswer => ({
  ...answer,
  view: (query, settings) => view(query, { ...settings, read: readTyped }),
});
