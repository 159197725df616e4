import type { Product, ProductKind } from '@plaza/contract';
import type { Writing } from '@plaza/i18n';
import { href } from '@plaza/routing';
import type { KindTilesProps } from '@plaza/ui-blocks/react';
import { KindTiles } from '@plaza/ui-blocks/react';
import type { ScreenProps } from '../screen.ts';
import type { KindRow } from './kind.ts';
import { listOf } from './kind-lists.ts';
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

/** What the products of a kind have at best: no cost of credit, beside which the law wants an example. */
const bestOf = <P extends Product>(
  { best }: KindRow<P>,
  products: readonly Product[],
  writing: Writing,
) => best?.(products as readonly P[], writing);

/** A tile for each kind of product that the site compares; nothing for a site of one kind. */
export async function KindLinks({ app, locale, content }: KindLinksProps) {
  const writing = await content.translator();
  const { t } = writing;
  const products = (await content.products()).filter(({ active }) => active);
  const tiles = kindNames.flatMap((kind): Tile[] => {
    const own = products.filter((product) => product.kind === kind);
    const path = listOf(kind, app, locale);
    if (own.length === 0 || path === undefined) return [];
    const best = bestOf(kindRow(kind), own, writing);
    return [
      {
        ...{ href: href(app.site, { locale, path }), icon: icons[kind] },
        label: t(kindRow(kind).name),
        count: t('products-count', { count: own.length }),
        ...(best && { best }),
      },
    ];
  });
  if (tiles.length < 2) return null;
  return <KindTiles label={t('products-categories')} tiles={tiles} />;
}
