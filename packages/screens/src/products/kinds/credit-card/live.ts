import type { ProductOf } from '@plaza/contract';
import { type LiveKind, tagsOf } from '../../live/list-facts.ts';
import { NETWORKS } from './networks.ts';

/** What a card costs in a year of purchases. */
export const liveCreditCard: LiveKind<ProductOf<'creditCard'>> = {
  inputs: [{ name: 'spending', label: 'list-spending', default: 0 }],
  figures: [{ name: 'yearCost', label: 'list-year-cost' }],
  orders: [
    { property: 'yearCost', label: 'list-year-cost', direction: 'ascending' },
    { property: 'annualFee', label: 'products-annual-fee', direction: 'ascending' },
    { property: 'apr', label: 'product-apr', direction: 'ascending' },
    { property: 'interestFreeDays', label: 'products-interest-free-days', direction: 'descending' },
    { property: 'creditLimit.max', label: 'products-credit-limit', direction: 'descending' },
    { property: 'cashbackPercent', label: 'products-cashback', direction: 'descending' },
  ],
  badges: [{ property: 'yearCost', label: 'list-badge-year-cost', direction: 'ascending' }],
  price: ({ annualFee, cashbackPercent = 0 }) => ({ of: 'card', annualFee, cashbackPercent }),
  facts: (product, { t }) => {
    const { annualFee, apr, interestFreeDays, creditLimit, cashbackPercent, network } = product;
    const costs = 'list-group-costs';
    const name = NETWORKS[network];
    return {
      tags: tagsOf(
        annualFee === 0 && { group: costs, option: 'fees:annual', label: t('list-no-annual-fee') },
        product.foreignFeePercent === 0 && {
          ...{ group: costs, option: 'fees:foreign', label: t('list-no-foreign-fee') },
        },
        (cashbackPercent ?? 0) > 0 && {
          ...{ group: 'list-group-benefits', option: 'benefits:cashback' },
          label: t('products-cashback'),
        },
        name !== undefined && {
          ...{ group: 'products-network', option: `network:${network}`, label: name },
        },
      ),
      values: {
        annualFee,
        apr,
        interestFreeDays,
        'creditLimit.max': creditLimit.max,
        cashbackPercent,
      },
    };
  },
};
