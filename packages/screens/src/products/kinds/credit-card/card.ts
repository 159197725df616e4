import type { ProductOf } from '@plaza/contract';
import type { ProductCardData } from '@plaza/ui-blocks/react';
import { exampleFigures } from '../../../offers/offer-card.ts';
import type { CardWriting } from '../../card-writing.ts';
import type { Listed } from '../../kind.ts';
import { productBase } from '../../product-base.ts';
import { NETWORKS } from './networks.ts';

type Card = ProductOf<'creditCard'>;

/** What a card costs a year and on credit first, then how much it lends and gives back. */
export function creditCardCard({ product }: Listed<Card>, writing: CardWriting): ProductCardData {
  const base = productBase(product, writing);
  const { t } = writing;
  return {
    ...base,
    kind: 'creditCard',
    face: { network: NETWORKS[product.network] ?? '' },
    apr: product.apr,
    figures: figures(product, writing),
    example: exampleFigures(product.example, writing),
    details: details(product, writing),
    highlights: [...product.rewards, ...base.highlights],
    conditions: [t('product-min-age', { age: product.minAge }), ...base.conditions],
  };
}

function figures(product: Card, { t, formats }: CardWriting) {
  const { annualFee, apr, interestFreeDays, creditLimit, cashbackPercent } = product;
  return [
    {
      name: 'annualFee',
      label: t('products-annual-fee'),
      value: annualFee === 0 ? t('products-free') : formats.money(annualFee),
    },
    { name: 'apr', label: t('product-apr'), value: formats.apr(apr) },
    {
      name: 'interestFreeDays',
      label: t('products-interest-free-days'),
      value: formats.days(interestFreeDays),
    },
    {
      name: 'creditLimit',
      label: t('products-credit-limit'),
      value: formats.money(creditLimit.min, { to: creditLimit.max }),
    },
    ...(cashbackPercent === undefined
      ? []
      : [
          {
            name: 'cashbackPercent',
            label: t('products-cashback'),
            value: formats.percent(cashbackPercent),
          },
        ]),
  ];
}

function details(product: Card, { t, formats }: CardWriting) {
  const { foreignFeePercent, cashWithdrawalFee } = product;
  const network = NETWORKS[product.network];
  const rows = [
    foreignFeePercent !== undefined && {
      name: 'foreignFee',
      term: t('products-foreign-fee'),
      value: foreignFeePercent === 0 ? t('products-free') : formats.percent(foreignFeePercent),
    },
    cashWithdrawalFee !== undefined && {
      name: 'cashWithdrawal',
      term: t('products-cash-withdrawal'),
      value: cashWithdrawalFee,
    },
    network !== undefined && {
      ...{ name: 'network', term: t('products-network'), value: network },
      mark: network,
    },
  ].filter((row) => row !== false);
  return rows.length === 0 ? [] : [{ name: 'costs', heading: t('products-card-costs'), rows }];
}
