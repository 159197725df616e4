import type { ProductKind } from '@plaza/contract';
import type { PageType } from '@plaza/routing';

/** The pages that compare the products of a kind alone, the best first. */
export const kindLists: Readonly<Record<ProductKind, readonly PageType[]>> = {
  loan: ['ProductListLeadQualifier', 'ProductList'],
  creditCard: ['ProductListCreditCard', 'ProductListCreditCardStatic'],
  bankAccount: ['ProductListBankAccount'],
  broker: ['ProductListBroker'],
  brokerDebt: ['ProductListBrokerDebt', 'ProductListRankedDebt'],
  generic: [],
};
