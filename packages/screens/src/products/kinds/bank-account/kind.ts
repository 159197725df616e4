import type { ProductOf } from '@plaza/contract';
import type { KindRow } from '../../kind.ts';
import { bankAccountCard } from './card.ts';
import { earnings } from './earnings.ts';
import { liveBankAccount } from './live.ts';
import { bankAccountThing } from './structured-data.ts';

export const bankAccount: KindRow<ProductOf<'bankAccount'>> = {
  name: 'products-kind-bank-account',
  fragment: 'bank-accounts',
  isCredit: false,
  // An account that asks for more than the balance is none for it.
  choose: (product, amount) =>
    amount !== undefined && (product.minDeposit ?? 0) > amount ? undefined : { product },
  values: ({ product }, amount) => earnings(product, amount),
  orders: {
    rate: 'products-effective-rate',
    monthlyFee: 'products-monthly-fee',
    minDeposit: 'products-min-deposit',
  },
  live: liveBankAccount,
  best: (products, { t, formats }) => {
    const rates = products.map((product) => earnings(product, undefined).rate);
    return `${t('products-best-rate')}: ${formats.percent(Math.max(...rates))}`;
  },
  card: bankAccountCard,
  thing: bankAccountThing,
};
