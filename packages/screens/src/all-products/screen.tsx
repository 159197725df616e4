import type { ProductKind } from '@plaza/contract';
import { Hero, ListIndex } from '@plaza/ui-blocks/react';
import { PageArticle } from '../article/page-article.tsx';
import type { Listed } from '../products/kind.ts';
import { kindNames, kindRow } from '../products/kinds.ts';
import { DebtAdviceNotice, ListNotices } from '../products/list-notices.tsx';
import { orderSentence } from '../products/order-sentence.ts';
import { ListedProducts, PageProductList } from '../products/page-product-list.tsx';
import { pageProducts } from '../products/page-products.ts';
import type { ScreenProps } from '../screen.ts';

/** Every product by category (§2.3), each category with its count and an anchor. */
export async function Screen(props: ScreenProps) {
  const { page, content } = props;
  const { t } = await content.translator();
  const groups = byKind((await pageProducts(props)).listed);
  const links = groups.map(({ kind, listed }) => ({
    href: `#${kindRow(kind).fragment}`,
    label: t(kindRow(kind).name),
    count: t('products-count', { count: listed.length }),
  }));
  return (
    <>
      <Hero heading={page.heading} {...(page.lead !== undefined && { lead: page.lead })} />
      <ListNotices {...props} />
      {groups.length === 0 ? (
        <PageProductList {...props} />
      ) : (
        <>
          <ListIndex label={t('products-categories')} links={links} />
          <KindLists {...props} groups={groups} />
          <DebtAdviceNotice {...props} />
        </>
      )}
      <PageArticle {...props} />
    </>
  );
}

type Group = { readonly kind: ProductKind; readonly listed: readonly Listed[] };

/** In the order of the kinds; kinds without products are left out. */
function byKind(listed: readonly Listed[]): Group[] {
  return kindNames
    .map((kind) => ({ kind, listed: listed.filter(({ product }) => product.kind === kind) }))
    .filter((group) => group.listed.length > 0);
}

async function KindLists({ groups, ...props }: ScreenProps & { groups: readonly Group[] }) {
  const writing = await props.content.translator();
  const { order } = await pageProducts(props);
  return groups.map(({ kind, listed }, index) => (
    <ListedProducts
      key={kind}
      {...props}
      id={kindRow(kind).fragment}
      heading={writing.t(kindRow(kind).name)}
      // All lists have the same order: it is said once.
      {...(index === 0 && { note: orderSentence(props.page, order, writing) })}
      listed={listed}
      order={order}
    />
  ));
}
