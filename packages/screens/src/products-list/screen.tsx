import { Hero } from '@plaza/ui-blocks/react';
import { PageArticle } from '../article/page-article.tsx';
import { DebtAdviceNotice, ListNotices } from '../products/list-notices.tsx';
import { PageProductList } from '../products/page-product-list.tsx';
import type { ScreenProps } from '../screen.ts';

/** The list of one kind of product (§2.3): what the law warns of, the products, the text. */
export function Screen(props: ScreenProps) {
  const { page } = props;
  return (
    <>
      <Hero heading={page.heading} {...(page.lead !== undefined && { lead: page.lead })} />
      <ListNotices {...props} />
      <PageProductList {...props} />
      <DebtAdviceNotice {...props} />
      <PageArticle {...props} />
    </>
  );
}
