import type { ProductOf } from '@plaza/contract';
import type { CardWriting } from '../../card-writing.ts';

type TradeFee = ProductOf<'broker'>['tradeFees'][number];

export const TRADE_NAMES = {
  shares: 'products-trade-shares',
  funds: 'products-trade-funds',
  bonds: 'products-trade-bonds',
  options: 'products-trade-options',
  cfds: 'products-trade-cfds',
  crypto: 'products-trade-crypto',
  currencies: 'products-trade-currencies',
} as const satisfies Record<TradeFee['trade'], string>;

/** Each trade with its fee: an amount, a percentage with its minimum, or both; nothing is free. */
export function tradeFees(fees: readonly TradeFee[], writing: CardWriting) {
  return fees.map((fee) => ({
    name: fee.trade,
    term: writing.t(TRADE_NAMES[fee.trade]),
    value: feeText(fee, writing),
  }));
}

function feeText({ fixed = 0, percent = 0, min = 0 }: TradeFee, { t, formats }: CardWriting) {
  const parts = [fixed > 0 && formats.money(fixed), percent > 0 && formats.percent(percent)].filter(
    (part) => part !== false,
  );
  if (parts.length === 0) return t('products-free');
  const fee = parts.join(' + ');
  return min > 0 ? t('products-fee-minimum', { fee, minimum: min }) : fee;
}
