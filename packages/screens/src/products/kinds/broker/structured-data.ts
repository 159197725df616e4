import type { ProductOf } from '@plaza/contract';
import type { BrokerageAccount } from 'schema-dts';
import type { Listed, ThingContext } from '../../kind.ts';
import { thingBase } from '../../product-base.ts';
import { tradeFees } from './trade-fees.ts';

export function brokerThing(
  { product }: Listed<ProductOf<'broker'>>,
  context: ThingContext,
): BrokerageAccount {
  const fees = tradeFees(product.tradeFees, context.writing);
  return {
    '@type': 'BrokerageAccount',
    ...thingBase(product, context),
    feesAndCommissionsSpecification: fees.map(({ term, value }) => `${term}: ${value}`).join('; '),
  };
}
