import type { ProductOf } from '@plaza/contract';
import { type LiveKind, tagsOf } from '../../live/list-facts.ts';
import { ACCOUNT_NAMES } from './card.ts';

/** What a balance earns in a year. */
export const liveBankAccount: LiveKind<ProductOf<'bankAccount'>> = {
  inputs: [{ name: 'balance', label: 'list-balance' }],
  figures: [
    { name: 'interest', label: 'list-earn' },
    { name: 'rate', label: 'products-effective-rate' },
  ],
  orders: [
    { property: 'rate', label: 'products-effective-rate', direction: 'descending' },
    { property: 'interest', label: 'list-interest', direction: 'descending' },
    { property: 'monthlyFee', label: 'products-monthly-fee', direction: 'ascending' },
    { property: 'minDeposit', label: 'products-min-deposit', direction: 'ascending' },
  ],
  badges: [{ property: 'rate', label: 'list-badge-rate', direction: 'descending' }],
  price: ({ interestTiers, minDeposit = 0 }) => ({
    of: 'account',
    tiers: interestTiers,
    minDeposit,
  }),
  facts: (product, { t, formats }) => {
    const { accountType, monthlyFee, minDeposit = 0, noticeDays, termDays } = product;
    const conditions = 'product-conditions';
    return {
      tags: tagsOf(
        {
          group: 'products-account-type',
          option: `type:${accountType}`,
          label: t(ACCOUNT_NAMES[accountType]),
        },
        termDays !== undefined && {
          ...{ group: 'product-term', option: `term:${termDays}`, label: formats.term(termDays) },
        },
        monthlyFee === 0 && {
          ...{ group: conditions, option: 'terms:monthly-fee', label: t('list-no-monthly-fee') },
        },
        minDeposit === 0 && {
          ...{ group: conditions, option: 'terms:min-deposit', label: t('list-no-min-deposit') },
        },
        noticeDays === undefined &&
          accountType !== 'fixedTerm' && {
            ...{ group: conditions, option: 'terms:notice', label: t('list-no-notice') },
          },
      ),
      values: { monthlyFee, minDeposit },
      outside: { balance: t('list-outside-balance', { min: minDeposit }) },
    };
  },
};
