import type { ProductOf } from '@plaza/contract';
import { formatMoney } from '@plaza/i18n';
import type { ProductCardData } from '@plaza/ui-blocks/react';
import type { CardWriting } from '../../card-writing.ts';
import type { Listed } from '../../kind.ts';
import { productBase } from '../../product-base.ts';
import { earnings } from './earnings.ts';

type Account = ProductOf<'bankAccount'>;

/** The names of the types of account. */
export const ACCOUNT_NAMES = {
  current: 'products-account-current',
  savings: 'products-account-savings',
  fixedTerm: 'products-account-fixed-term',
} as const satisfies Record<Account['accountType'], string>;

/** What the page's balance earns first, then what the account costs, its tiers and its guarantee. */
export function bankAccountCard(
  { product }: Listed<Account>,
  writing: CardWriting,
): ProductCardData {
  return {
    ...productBase(product, writing),
    kind: 'bankAccount',
    figures: figures(product, writing),
    details: [...tiers(product, writing), terms(product, writing)],
  };
}

function figures(product: Account, { t, formats, amount }: CardWriting) {
  const { interest, rate } = earnings(product, amount);
  return [
    {
      name: 'rate',
      label: t(interest === undefined ? 'products-best-rate' : 'products-effective-rate'),
      value: formats.apr(rate),
    },
    ...(interest === undefined || amount === undefined
      ? []
      : [
          {
            name: 'interest',
            label: t('products-interest-on', { balance: amount }),
            value: formats.money(interest),
          },
        ]),
    {
      name: 'monthlyFee',
      label: t('products-monthly-fee'),
      value: product.monthlyFee === 0 ? t('products-free') : formats.money(product.monthlyFee),
    },
    ...(product.termDays === undefined
      ? []
      : [{ name: 'term', label: t('product-term'), value: formats.term(product.termDays) }]),
  ];
}

/** One row a tier; an account of one rate for the whole balance says so. */
function tiers({ interestTiers }: Account, { t, formats }: CardWriting) {
  if (interestTiers.length === 0) return [];
  const most = Math.max(...interestTiers.map(({ percent }) => percent));
  const rows = interestTiers.map(({ from, to, percent }, index) => ({
    name: `tier-${index + 1}`,
    term: tierName({ from, to }),
    value: formats.apr(percent),
    ...(interestTiers.length > 1 && { share: Math.round((percent / (most || 1)) * 100) }),
  }));
  return [{ name: 'tiers', heading: t('products-tiers'), rows }];

  function tierName({ from, to }: { from: number; to: number | undefined }): string {
    if (to === undefined)
      return from === 0 ? t('products-tier-all') : t('products-tier-from', { amount: from });
    return from === 0 ? t('products-tier-up-to', { amount: to }) : formats.money(from, { to });
  }
}

function terms(product: Account, { t, formats }: CardWriting) {
  const { accountType, minDeposit, noticeDays, guarantee } = product;
  const { scheme, amount, currency } = guarantee;
  const guaranteed = formatMoney(amount, { locale: formats.locale, currency });
  const rows = [
    {
      name: 'guarantee',
      term: t('products-guarantee'),
      value: t('products-guarantee-text', { scheme, amount: guaranteed }),
      mark: scheme,
      icon: 'shield' as const,
    },
    { name: 'accountType', term: t('products-account-type'), value: t(ACCOUNT_NAMES[accountType]) },
    minDeposit !== undefined && {
      name: 'minDeposit',
      term: t('products-min-deposit'),
      value: formats.money(minDeposit),
    },
    noticeDays !== undefined && {
      name: 'notice',
      term: t('products-notice'),
      value: formats.days(noticeDays),
    },
  ].filter((row) => row !== false);
  return { name: 'terms', heading: t('products-terms'), rows };
}
