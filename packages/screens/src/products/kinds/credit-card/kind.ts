import type { ProductOf } from '@plaza/contract';
import { cost } from '../../../offers/offer-card.ts';
import type { KindRow } from '../../kind.ts';
import { creditCardCard } from './card.ts';
import { liveCreditCard } from './live.ts';
import { creditCardThing } from './structured-data.ts';

export const creditCard: KindRow<ProductOf<'creditCard'>> = {
  name: 'products-kind-credit-card',
  fragment: 'credit-cards',
  isCredit: true,
  choose: (product) => ({ product, offer: product.example }),
  values: ({ product }) => ({ cost: cost(product.example) }),
  orders: {
    yearCost: 'list-year-cost',
    annualFee: 'products-annual-fee',
    apr: 'product-apr',
    interestFreeDays: 'products-interest-free-days',
    'creditLimit.max': 'products-credit-limit',
    cashbackPercent: 'products-cashback',
  },
  live: liveCreditCard,
  best: (products, { t, formats }) => {
    const free = products.filter(({ annualFee }) => annualFee === 0).length;
    return free > 0 ? `${t('list-no-annual-fee')}: ${formats.count(free)}` : undefined;
  },
  card: creditCardCard,
  thing: creditCardThing,
};
