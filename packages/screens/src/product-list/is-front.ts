import type { Page } from '@plaza/contract';

/** Whether a page asks for an amount itself: a static list that is not of one (§2.1). */
export const isFront = ({ pageType, productList }: Pick<Page, 'pageType' | 'productList'>) =>
  pageType === 'ProductListStatic' && productList !== undefined && productList.amount === undefined;
