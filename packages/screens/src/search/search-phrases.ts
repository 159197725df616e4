import type { ProductKind } from '@plaza/contract';
import type { PlainMessage } from '../products/card-writing.ts';

/** The message with what people call a kind of product; no search asks for one without. */
export const kindPhrases: Readonly<Partial<Record<ProductKind, PlainMessage>>> = {
  loan: 'search-words-loan',
  creditCard: 'search-words-credit-card',
  bankAccount: 'search-words-bank-account',
  broker: 'search-words-broker',
  brokerDebt: 'search-words-broker-debt',
};

/** What people want of a product, and the filter or the order of its list that means it. */
type Wanted = {
  readonly words: readonly PlainMessage[];
  readonly filter?: string;
  readonly sort?: string;
};

const noFee = (filter: string): Wanted => ({ words: ['search-words-no-fee'], filter });
const cheapest = (sort: string): Wanted => ({ words: ['search-words-cheapest'], sort });
const bestRate = (sort: string, ...words: PlainMessage[]): Wanted => ({
  words: ['search-words-best-rate', ...words],
  sort,
});

const LOANS = [noFee('fees:none'), cheapest('cost-ascending'), bestRate('apr-ascending')];

const WANTED: Readonly<Partial<Record<ProductKind, readonly Wanted[]>>> = {
  loan: LOANS,
  brokerDebt: LOANS,
  creditCard: [
    noFee('fees:annual'),
    cheapest('yearCost-ascending'),
    bestRate('apr-ascending', 'search-words-balance'),
    { words: ['search-words-abroad'], filter: 'fees:foreign' },
  ],
  bankAccount: [
    noFee('terms:monthly-fee'),
    cheapest('monthlyFee-ascending'),
    bestRate('rate-descending'),
  ],
  broker: [noFee('fees:custody'), cheapest('tradesCost-ascending')],
};

export const wantedOf = (kind: ProductKind): readonly Wanted[] => WANTED[kind] ?? [];
