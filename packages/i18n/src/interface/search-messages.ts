import type { MessageTable } from '../model/message-table.ts';

/**
 * The messages of the search. `search-words-…` is what people type, by its meaning: phrases with
 * commas between, without regard to accents and capitals. One that ends in `*` is also the beginning
 * of a word.
 */
export const searchMessages = {
  'search-field': {},
  'search-submit': {},
  'search-suggestions': {},
  'search-popular': {},
  'search-results': { query: 'text' },
  'search-none': { query: 'text' },
  'search-none-hint': {},
  'search-unavailable': {},
  'search-words-loan': {},
  'search-words-credit-card': {},
  'search-words-bank-account': {},
  'search-words-broker': {},
  'search-words-broker-debt': {},
  'search-words-no-fee': {},
  'search-words-cheapest': {},
  'search-words-best-rate': {},
  /** Debts on a card that are not repaid at once: what they cost depends on the rate. */
  'search-words-balance': {},
  'search-words-abroad': {},
  'search-words-day': {},
  'search-words-week': {},
  'search-words-month': {},
  'search-words-year': {},
  'search-words-thousand': {},
  'search-words-money': {},
  'search-words-ignored': {},
} as const satisfies MessageTable;
