import type { ProductOf } from '@plaza/contract';
import { type LiveKind, tagsOf } from '../../live/list-facts.ts';
import { TRADE_NAMES } from './trade-fees.ts';

/** What a year of trades in shares costs. */
export const liveBroker: LiveKind<ProductOf<'broker'>> = {
  inputs: [
    { name: 'amount', label: 'list-trade-value', default: 1000 },
    { name: 'trades', label: 'list-trades', default: 12, max: 10_000 },
  ],
  figures: [{ name: 'tradesCost', label: 'list-trades-cost' }],
  orders: [
    { property: 'tradesCost', label: 'list-trades-cost', direction: 'ascending' },
    { property: 'cfdLossShare', label: 'products-cfd-loss-share', direction: 'ascending' },
    { property: 'minDeposit', label: 'products-min-deposit', direction: 'ascending' },
    { property: 'custodyFeePercent', label: 'products-custody-fee', direction: 'ascending' },
  ],
  badges: [{ property: 'tradesCost', label: 'list-badge-trades-cost', direction: 'ascending' }],
  price: ({ tradeFees }) => {
    const fee = tradeFees.find(({ trade }) => trade === 'shares');
    return { of: 'broker', ...(fee && { fee }) };
  },
  facts: (product, { t }) => {
    const { tradeFees, custodyFeePercent = 0, cfdLossShare, minDeposit } = product;
    const costs = 'list-group-costs';
    const trades = tradeFees.map(({ trade }) => ({
      ...{ group: 'list-group-trades' as const, option: `trade:${trade}` },
      label: t(TRADE_NAMES[trade]),
    }));
    return {
      tags: tagsOf(
        custodyFeePercent === 0 && {
          ...{ group: costs, option: 'fees:custody', label: t('list-no-custody-fee') },
        },
        minDeposit === 0 && {
          ...{ group: costs, option: 'fees:min-deposit', label: t('list-no-min-deposit') },
        },
        ...trades,
      ),
      values: { cfdLossShare, minDeposit, custodyFeePercent },
      outside: { shares: t('list-outside-shares') },
    };
  },
};
