import type { ProductKind } from '@plaza/contract';
import { href, pathOf } from '@plaza/routing';
import type { KindTilesProps } from '@plaza/ui-blocks/react';
import { KindTiles } from '@plaza/ui-blocks/react';
import type { ScreenProps } from '../screen.ts';
import { kindLists } from './kind-lists.ts';
import { kindNames, kindRow } from './kinds.ts';

type Tile = KindTilesProps['tiles'][number];

const icons = {
  loan: 'money-with-hand',
  creditCard: 'credit-card',
  bankAccount: 'percentage',
  broker: 'graph',
  brokerDebt: 'reverse-arrows',
  generic: 'documents',
} as const satisfies Record<ProductKind, Tile['icon']>;

type KindLinksProps = Pick<ScreenProps, 'content'> & {
  readonly app: Pick<ScreenProps['app'], 'site'>;
  readonly locale: string;
};

/** A tile for each kind of product that the site compares; nothing for a site of one kind. */
export async function KindLinks({ app, locale, content }: KindLinksProps) {
  const { t } = await content.translator();
  const products = (await content.products()).filter(({ active }) => active);
  const tiles = kindNames.flatMap((kind): Tile[] => {
    const count = products.filter((product) => product.kind === kind).length;
    const path = kindLists[kind].map((list) => pathOf(app.site, list, locale)).find(Boolean);
    if (count === 0 || path === undefined) return [];
    return [
      {
        ...{ href: href(app.site, { locale, path }), icon: icons[kind] },
        label: t(kindRow(kind).name),
        count: t('products-count', { count }),
      },
    ];
  });
  if (tiles.length < 2) return null;
  return <KindTiles label={t('products-categories')} tiles={tiles} />;
}
