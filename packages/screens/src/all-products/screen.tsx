import type { ProductKind } from '@plaza/contract';
import { Hero, ListIndex } from '@plaza/ui-blocks/react';
import { PageArticle } from '../article/page-article.tsx';
import type { Listed } from '../products/kind.ts';
import { kindNames, kindRow } from '../products/kinds.ts';
import { DebtAdviceNotice, ListNotices } from '../products/list-notices.tsx';
import { LiveProducts } from '../products/live/live-products.tsx';
import { PageProductList } from '../products/page-product-list.tsx';
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
  const { t } = await props.content.translator();
  const lists = groups.map(({ kind }) => ({
    id: kindRow(kind).fragment,
    heading: t(kindRow(kind).name),
    name: kind,
  }));
  return <LiveProducts {...props} lists={lists} />;
}
