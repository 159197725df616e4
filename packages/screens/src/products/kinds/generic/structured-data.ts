import type { ProductOf } from '@plaza/contract';
import type { Service } from 'schema-dts';
import type { Listed, ThingContext } from '../../kind.ts';
import { thingBase } from '../../product-base.ts';

export function genericThing(
  { product }: Listed<ProductOf<'generic'>>,
  context: ThingContext,
): Service {
  const { price } = product;
  return {
    '@type': 'Service',
    ...thingBase(product, context),
    ...(price && {
      offers: { '@type': 'Offer', price: price.amount, priceCurrency: price.currency },
    }),
  };
}
