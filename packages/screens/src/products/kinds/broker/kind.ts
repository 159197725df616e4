import type { ProductOf } from '@plaza/contract';
import type { KindRow } from '../../kind.ts';
import { brokerCard } from './card.ts';
import { liveBroker } from './live.ts';
import { brokerThing } from './structured-data.ts';

export const broker: KindRow<ProductOf<'broker'>> = {
  name: 'products-kind-broker',
  fragment: 'brokers',
  isCredit: false,
  choose: (product) => ({ product }),
  values: () => ({}),
  orders: {
    tradesCost: 'list-trades-cost',
    cfdLossShare: 'products-cfd-loss-share',
    minDeposit: 'products-min-deposit',
    custodyFeePercent: 'products-custody-fee',
  },
  live: liveBroker,
  best: (products, { t, formats }) => {
    const least = Math.min(...products.map(({ minDeposit }) => minDeposit));
    return `${t('products-min-deposit')}: ${formats.money(least)}`;
  },
  card: brokerCard,
  thing: brokerThing,
};
