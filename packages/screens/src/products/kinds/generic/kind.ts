import type { ProductOf } from '@plaza/contract';
import type { KindRow } from '../../kind.ts';
import { genericCard } from './card.ts';
import { genericThing } from './structured-data.ts';

export const generic: KindRow<ProductOf<'generic'>> = {
  name: 'products-kind-generic',
  fragment: 'other-products',
  isCredit: false,
  choose: (product) => ({ product }),
  values: () => ({}),
  orders: { 'price.amount': 'products-price' },
  card: genericCard,
  thing: genericThing,
};
