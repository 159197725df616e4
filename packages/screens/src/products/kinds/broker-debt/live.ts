import type { ProductOf } from '@plaza/contract';
import { type LiveKind, tagsOf } from '../../live/list-facts.ts';
import { liveLoan } from '../loan/live.ts';

/** What matters for debts that are combined is what they cost in total. */
const FIGURES = ['cost', 'totalPayable', 'instalment', 'apr', 'amount', 'term'];

export const liveBrokerDebt: LiveKind<ProductOf<'brokerDebt'>> = {
  ...liveLoan,
  figures: liveLoan.figures.toSorted((a, b) => FIGURES.indexOf(a.name) - FIGURES.indexOf(b.name)),
  orders: [
    ...liveLoan.orders,
    { property: 'lenders', label: 'products-lenders', direction: 'descending' },
  ],
  facts: (product, writing) => {
    const facts = liveLoan.facts(product, writing);
    const debts = product.consolidates.map((debt) => ({
      group: 'products-consolidates' as const,
      option: `debt:${debt}`,
      label: debt,
    }));
    return {
      ...facts,
      tags: tagsOf(...facts.tags.filter(({ group }) => group !== 'list-group-payments'), ...debts),
      values: { lenders: product.lenders },
    };
  },
};
