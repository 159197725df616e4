import type { ProductOf } from '@plaza/contract';
import { roundDecimal } from '@plaza/finance';
import type { LiveKind } from '../../live/list-facts.ts';

const PAYMENTS_A_YEAR = { once: 1, month: 12, year: 1 } as const;

/** What a product costs in its first year. */
export const liveGeneric: LiveKind<ProductOf<'generic'>> = {
  inputs: [],
  figures: [{ name: 'yearPrice', label: 'list-year-price' }],
  orders: [{ property: 'yearPrice', label: 'list-year-price', direction: 'ascending' }],
  badges: [],
  price: ({ price }) => ({
    of: 'price',
    ...(price && { year: roundDecimal(price.amount * PAYMENTS_A_YEAR[price.per], 2) }),
  }),
  facts: ({ price }) => ({ tags: [], values: { 'price.amount': price?.amount } }),
};
