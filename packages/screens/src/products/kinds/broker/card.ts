import type { ProductOf } from '@plaza/contract';
import { formatMoney } from '@plaza/i18n';
import type { ProductCardData } from '@plaza/ui-blocks/react';
import type { CardWriting } from '../../card-writing.ts';
import type { Listed } from '../../kind.ts';
import { productBase } from '../../product-base.ts';
import { tradeFees } from './trade-fees.ts';

type Broker = ProductOf<'broker'>;

/** Trades whose fee is among the figures; the others are in the details. */
const SHOWN_TRADES = 2;

/** The share of accounts that lose money first, then what trades cost. */
export function brokerCard({ product }: Listed<Broker>, writing: CardWriting): ProductCardData {
  const { t } = writing;
  const fees = tradeFees(product.tradeFees, writing);
  return {
    ...productBase(product, writing),
    kind: 'broker',
    ...warning(product, writing),
    figures: figures(product, writing),
    details: [
      { name: 'fees', heading: t('products-trade-fees'), rows: fees },
      terms(product, writing),
    ],
  };
}

function warning({ cfdLossShare: share }: Broker, { t, formats }: CardWriting) {
  if (share === undefined) return {};
  const text = t('products-cfd-warning', { share });
  return { warning: { name: 'cfd', figure: formats.percent(share), text } };
}

function figures(product: Broker, writing: CardWriting) {
  const { t, formats } = writing;
  const shown = product.tradeFees.filter(({ trade }) => trade !== 'cfds').slice(0, SHOWN_TRADES);
  return [
    ...tradeFees(shown, writing).map(({ term, ...fee }) => ({ ...fee, label: term })),
    {
      name: 'custodyFee',
      label: t('products-custody-fee'),
      value: percentOrFree(product.custodyFeePercent ?? 0, writing),
    },
    {
      name: 'minDeposit',
      label: t('products-min-deposit'),
      value: formats.money(product.minDeposit),
    },
  ];
}

const percentOrFree = (percent: number, { t, formats }: CardWriting) =>
  percent === 0 ? t('products-free') : formats.percent(percent);

function terms({ inactivityFee, regulator, compensation }: Broker, writing: CardWriting) {
  const { t, formats } = writing;
  const rows = [
    { name: 'regulator', term: t('products-regulator'), value: regulator, mark: regulator },
    compensation && {
      name: 'compensation',
      term: t('products-compensation'),
      value: t('products-guarantee-text', {
        scheme: compensation.scheme,
        amount: formatMoney(compensation.amount, {
          locale: formats.locale,
          currency: compensation.currency,
        }),
      }),
    },
    inactivityFee !== undefined && {
      name: 'inactivityFee',
      term: t('products-inactivity-fee'),
      value: inactivityFee,
    },
  ].filter((row) => row !== false && row !== undefined);
  return { name: 'terms', heading: t('products-terms'), rows };
}
