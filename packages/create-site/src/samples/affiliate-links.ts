import type { Product, ProductKind } from '@plaza/contract';

/** How fictional networks spell the id of a click and the source of a visit, as real ones do. */
const queries = {
  alba: 'click={clickId}&sub={subId}',
  brezal: 'aff_sub={clickId}&source={subId}',
  cierzo: 'sub1={clickId}&sub2={subId}',
  enebro: 'subid={clickId}',
} as const;

type Network = keyof typeof queries;

/** Who pays for the products of a kind. */
const networks: Readonly<Partial<Record<ProductKind, Network>>> = {
  creditCard: 'cierzo',
  bankAccount: 'enebro',
  broker: 'brezal',
};

/** Lenders from this id up, which the tool writes, are another network's than the site's own. */
const firstFurtherLoan = 601;

/** The product with the link of its network, which reports the conversions of that country. */
export function withAffiliateLink<P extends Product>(product: P): P {
  const { id, kind, locale, provider } = product;
  const network = networks[kind] ?? (id >= firstFurtherLoan ? 'brezal' : 'alba');
  return {
    ...product,
    applyUrl: `${provider.url}/?${queries[network]}`,
    partner: `${network}-${locale.slice(-2).toLowerCase()}`,
  };
}
