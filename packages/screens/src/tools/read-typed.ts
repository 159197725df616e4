import { normalizeTyped } from '@plaza/contract/typed';
import { checkMoney, currencyWords } from '@plaza/flows/browser';
import { numberFormat } from '@plaza/i18n/formats';
import type { ReadTyped, ToolAnswer } from './tool.ts';

/** What stands beside a whole number is the unit that its field names. */
const besides = { money: '', percent: '|%', whole: '|\\p{L}+' } as const;

/** An amount that has lost digits is above every limit. */
const TOO_LARGE = Number.POSITIVE_INFINITY;

const RATE = /^\d+[.,]\d+ ?%?$/;

/**
 * Reads a number as a field of a flow reads an amount: `1 500 kr`, `US$1,500`, `kr. 1.500,-`. One that is
 * too large to be exact is infinite, so that a tool limits it.
 */
export const readLimited: ReadTyped = (typed, kind, { locale, currency }) => {
  const text = normalizeTyped(typed, 'code');
  // No rate has thousands.
  if (kind === 'percent' && RATE.test(text)) return Number.parseFloat(text.replace(',', '.'));
  const units = currencyWords(locale, currency) + besides[kind];
  const facts = { decimal: decimalOf(locale), units };
  const checked = checkMoney(text, { min: 0 }, facts);
  if (typeof checked !== 'object') return undefined;
  if ('value' in checked) return Number(checked.value);
  return checked.code === 'too-high' ? TOO_LARGE : undefined;
};

/** The same for forms without limits, where no inexact number may be shown. */
export const readTyped: ReadTyped = (typed, kind, market) => {
  const read = readLimited(typed, kind, market);
  return read === TOO_LARGE ? undefined : read;
};

function decimalOf(locale: string): ',' | '.' {
  const parts = numberFormat(locale, {}).formatToParts(0.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.';
}

/** A tool that reads whatever people type; in browsers its module loads the reader. */
export const readingTyped = ({ view, ...answer }: ToolAnswer): ToolAnswer => ({
  ...answer,
  view: (query, settings) => view(query, { ...settings, read: readLimited }),
});
