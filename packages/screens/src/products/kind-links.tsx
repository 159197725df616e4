import type { ProductKind } from '@plaza/contract';
import { href, type PageType, pathOf } from '@plaza/routing';
import type { KindTilesProps } from '@plaza/ui-blocks/react';
import { KindTiles } from '@plaza/ui-blocks/react';
import type { ScreenProps } from '../screen.ts';
import { kindNames, kindRow } from './kinds.ts';

type Tile = KindTilesProps['tiles'][number];

/** The page that a kind's tile leads to, the best first, and its icon. */
const TILES: Readonly<
  Record<ProductKind, { readonly lists: readonly PageType[]; readonly icon: Tile['icon'] }>
> = {
  loan: { lists: ['ProductListLeadQualifier', 'ProductList'], icon: 'money-with-hand' },
  creditCard: {
    lists: ['ProductListCreditCard', 'ProductListCreditCardStatic'],
    icon: 'credit-card',
  },
  bankAccount: { lists: ['ProductListBankAccount'], icon: 'percentage' },
  broker: { lists: ['ProductListBroker'], icon: 'graph' },
  brokerDebt: { lists: ['ProductListBrokerDebt', 'ProductListRankedDebt'], icon: 'reverse-arrows' },
  generic: { lists: [], icon: 'documents' },
};

type KindLinksProps = Pick<ScreenProps, 'content'> & {
  readonly app: Pick<ScreenProps['app'], 'site'>;
  readonly locale: string;
};

/** A tile for each kind of product that the site compares; nothing for a site of one kind. */
export async function KindLinks({ app, locale, content }: KindLinksProps) {
  const { t } = await content.translator();
  const products = (await content.products()).filter(({ active }) => active);
  const tiles = kindNames.flatMap((kind): Tile[] => {
    const { lists, icon } = TILES[kind];
    const count = products.filter((product) => product.kind === kind).length;
    const path = lists.map((list) => pathOf(app.site, list, locale)).find(Boolean);
    if (count === 0 || path === undefined) return [];
    return [
      {
        ...{ href: href(app.site, { locale, path }), icon },
        label: t(kindRow(kind).name),
        count: t('products-count', { count }),
      },
    ];
  });
  if (tiles.length < 2) return null;
  return <KindTiles label={t('products-categories')} tiles={tiles} />;
}
