import type { ProductOf } from '@plaza/contract';
import type { ProductCardData } from '@plaza/ui-blocks/react';
import { offerCard } from '../../../offers/offer-card.ts';
import type { CardWriting } from '../../card-writing.ts';
import type { Listed } from '../../kind.ts';
import { offerOf } from '../loan/kind.ts';

type BrokerDebt = ProductOf<'brokerDebt'>;

/** What matters for debts that are combined is what they cost in total. */
const FIGURES = ['cost', 'totalPayable', 'apr', 'amount', 'term'];

export function brokerDebtCard(
  { product, offer }: Listed<BrokerDebt>,
  writing: CardWriting,
): ProductCardData {
  const card = offerCard(product, offerOf(offer), writing);
  return {
    ...card,
    kind: 'brokerDebt',
    figures: card.figures.toSorted((a, b) => FIGURES.indexOf(a.name) - FIGURES.indexOf(b.name)),
    details: [brokerage(product, writing)],
  };
}

function brokerage(product: BrokerDebt, writing: CardWriting) {
  const { t, formats } = writing;
  const rows = [
    { name: 'lenders', term: t('products-lenders'), value: formats.count(product.lenders) },
    { name: 'brokerFee', term: t('products-broker-fee'), value: feeText(product, writing) },
    product.consolidates.length > 0 && {
      name: 'consolidates',
      term: t('products-consolidates'),
      value: formats.list(product.consolidates),
    },
  ].filter((row) => row !== false);
  return { name: 'brokerage', heading: t('products-brokerage'), rows };
}

function feeText({ brokerFee = {} }: BrokerDebt, { t, formats }: CardWriting): string {
  const { percent = 0, amount = 0 } = brokerFee;
  const parts = [
    amount > 0 && formats.money(amount),
    percent > 0 && formats.percent(percent),
  ].filter((part) => part !== false);
  return parts.length === 0 ? t('products-free') : parts.join(' + ');
}
