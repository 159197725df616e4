import type { ProductOf } from '@plaza/contract';
import { loanNode } from '../../../structured-data/loans.ts';
import type { KindRow } from '../../kind.ts';
import { chooseLoan, loan, loanValues, mostLent, offerOf } from '../loan/kind.ts';
import { brokerDebtCard } from './card.ts';
import { liveBrokerDebt } from './live.ts';

export const brokerDebt: KindRow<ProductOf<'brokerDebt'>> = {
  name: 'products-kind-broker-debt',
  fragment: 'credit-brokers',
  isCredit: true,
  choose: chooseLoan,
  values: loanValues,
  orders: { ...loan.orders, lenders: 'products-lenders' },
  live: liveBrokerDebt,
  best: mostLent,
  card: brokerDebtCard,
  thing: ({ product, offer }, context) => loanNode({ product, offer: offerOf(offer) }, context),
};
