import type { ProductOf } from '@plaza/contract';
import type { KindRow } from '../../kind.ts';
import { genericCard } from './card.ts';
import { liveGeneric } from './live.ts';
import { genericThing } from './structured-data.ts';

export const generic: KindRow<ProductOf<'generic'>> = {
  name: 'products-kind-generic',
  fragment: 'other-products',
  isCredit: false,
  choose: (product) => ({ product }),
  values: () => ({}),
  orders: { 'price.amount': 'products-price' },
  live: liveGeneric,
  card: genericCard,
  thing: genericThing,
};
