import type { ProductOf } from '@plaza/contract';
import type { CreditCard } from 'schema-dts';
import type { Listed, ThingContext } from '../../kind.ts';
import { thingBase } from '../../product-base.ts';

export function creditCardThing(
  { product }: Listed<ProductOf<'creditCard'>>,
  context: ThingContext,
): CreditCard {
  const { creditLimit, currency, borrowingRate, apr, annualFee, cashbackPercent } = product;
  const { t, formats } = context.writing;
  return {
    '@type': 'CreditCard',
    ...thingBase(product, context),
    broker: { '@id': context.company },
    currency,
    amount: {
      '@type': 'MonetaryAmount',
      currency,
      minValue: creditLimit.min,
      maxValue: creditLimit.max,
    },
    interestRate: borrowingRate.percent,
    annualPercentageRate: apr,
    feesAndCommissionsSpecification: `${t('products-annual-fee')}: ${
      annualFee === 0 ? t('products-free') : formats.money(annualFee)
    }`,
    ...(cashbackPercent !== undefined && { cashBack: cashbackPercent }),
  };
}
