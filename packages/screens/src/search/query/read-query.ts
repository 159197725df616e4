import { foldText } from '@plaza/contract/typed';
import { isOf } from './match-word.ts';
import type { SearchWords } from './search-index.ts';

/** A search as it is understood. */
export type ReadQuery = {
  /** In units of the currency. */
  readonly amount?: number;
  /** A term in days: months have 30, years twelve months. */
  readonly days?: number;
  /** All other words, folded. */
  readonly words: readonly string[];
};

/** Words that are read; nobody searches for more. */
const MOST_WORDS = 12;

/** An amount without a unit is at least this, and no year. */
const LEAST_AMOUNT = 50;

/** Sixteen digits are the number of a card, and no longer exact. */
const MOST_AMOUNT = 1e15;
const isYear = (value: number) => value >= 1900 && value < 2100;

/** A number, grouped or not, or a word, which may touch a number as in `R50 000`; or the sign of a currency. */
const part = /(\d{1,3}(?:[ .,']\d{3})+(?!\d)|\d+)(?:[.,]\d{1,2}(?!\d))?(\s*%)?|\p{L}+|(\p{Sc})/gu;

type Part = { readonly word: string; readonly value?: number; readonly isSign?: boolean };

/** Reads amount and term of a search; what is neither is a word. */
export function readQuery(text: string, words: SearchWords): ReadQuery {
  const parts = partsOf(text);
  const query: { amount?: number; days?: number; words: string[] } = { words: [] };
  for (let index = 0; index < parts.length; index++) {
    const { word = '', value, isSign } = parts[index] ?? {};
    if (value === undefined) {
      if (!isSign && !isOf(words.money, word)) query.words.push(word);
      continue;
    }
    const unit = parts[index + 1]?.word ?? '';
    const days = Object.keys(words.days).find((key) => isOf(words.days[Number(key)], unit));
    if (days !== undefined) {
      query.days ??= value * Number(days);
      index++;
      continue;
    }
    const isThousands = isOf(words.thousand, unit);
    if (isThousands) index++;
    const amount = isThousands ? value * 1000 : value;
    if (
      amount < MOST_AMOUNT &&
      (isMoney(parts, index, words) || (amount >= LEAST_AMOUNT && !isYear(amount)))
    )
      query.amount ??= amount;
  }
  return { ...query, words: query.words.slice(0, MOST_WORDS) };
}

function partsOf(text: string): Part[] {
  return [...foldText(text).matchAll(part)].flatMap(([word, whole, percent, sign]): Part[] => {
    if (percent) return [];
    if (sign) return [{ word: sign, isSign: true }];
    return [whole ? { word, value: Number(whole.replace(/\D/g, '')) } : { word }];
  });
}

/** Whether the currency is named before a number or after it, with the thousands between. */
function isMoney(parts: readonly Part[], index: number, { money }: SearchWords): boolean {
  const around = [parts[index - 2], parts[index - 1], parts[index + 1]];
  return around.some((each) => each && (each.isSign || isOf(money, each.word)));
}
