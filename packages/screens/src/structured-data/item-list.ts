import type { Entry } from '@plaza/ui-blocks/react';
import type { ItemList } from 'schema-dts';
import type { ScreenApp } from '../screen.ts';

/** The entries that a page lists, in its order; those without a page have no address. */
export function itemListNode({ site }: Pick<ScreenApp, 'site'>, entries: readonly Entry[]) {
  if (entries.length === 0) return [];
  const list: ItemList = {
    '@type': 'ItemList',
    itemListElement: entries.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      ...(href && { url: new URL(href, site.url).href }),
    })),
  };
  return [list];
}
