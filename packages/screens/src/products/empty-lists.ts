import type { Product, ProductKind } from '@plaza/contract';
import type { PageType } from '@plaza/routing';
import { kindNames } from './kinds.ts';
import { KINDS_OF_PAGE } from './page-products.ts';

/** Lists whose content chooses their kind. */
const CHOOSES_ITS_KIND: readonly PageType[] = [
  'ProductList',
  'ProductListRanked',
  'ProductListStatic',
];

const kindsOf = (pageType: PageType): readonly ProductKind[] | undefined => {
  if (CHOOSES_ITS_KIND.includes(pageType)) return kindNames;
  return pageType === 'ProductListLeadQualifier' ? ['loan'] : KINDS_OF_PAGE[pageType];
};

/** Whether a page of a type lists products, and none of a locale's may be among them. */
export function isEmptyList(
  pageType: PageType,
  products: readonly Pick<Product, 'kind' | 'active'>[],
): boolean {
  const kinds = kindsOf(pageType);
  return kinds !== undefined && !products.some((each) => each.active && kinds.includes(each.kind));
}
