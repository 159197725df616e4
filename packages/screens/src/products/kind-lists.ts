import type { ProductKind } from '@plaza/contract';
import { type PageType, pathOf, type RoutedSite } from '@plaza/routing';

/** The pages that compare the products of a kind alone, the best first. */
export const kindLists: Readonly<Record<ProductKind, readonly PageType[]>> = {
  loan: ['ProductListLeadQualifier', 'ProductList'],
  creditCard: ['ProductListCreditCard', 'ProductListCreditCardStatic'],
  bankAccount: ['ProductListBankAccount'],
  broker: ['ProductListBroker'],
  brokerDebt: ['ProductListBrokerDebt', 'ProductListRankedDebt'],
  generic: [],
};

/** The path of the page that compares a kind of product; undefined for a site without one. */
export const listOf = (
  kind: ProductKind,
  { site }: { readonly site: RoutedSite },
  locale: string,
): string | undefined => kindLists[kind].map((type) => pathOf(site, type, locale)).find(Boolean);
