import { Hero } from '@plaza/ui-blocks/react';
import { PageArticle } from '../article/page-article.tsx';
import { DebtAdviceNotice, ListNotices } from '../products/list-notices.tsx';
import { PageProductList } from '../products/page-product-list.tsx';
import type { ScreenProps } from '../screen.ts';
import { RankingMethod } from './ranking-method.tsx';

/** A ranked list (§2.3) that no visit reorders, with its method and weights open. */
export function Screen(props: ScreenProps) {
  const { page } = props;
  return (
    <>
      <Hero heading={page.heading} {...(page.lead !== undefined && { lead: page.lead })} />
      <ListNotices {...props} />
      <PageProductList {...props} />
      <DebtAdviceNotice {...props} />
      <RankingMethod {...props} />
      <PageArticle {...props} />
    </>
  );
}
