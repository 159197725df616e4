import type { Menu, Product } from '@plaza/contract';
import { findPage, type PagePlace, type RoutedSite } from '@plaza/routing';
import { isEmptyList } from '@plaza/screens';

type Site = RoutedSite<unknown>;
type Products = readonly Pick<Product, 'kind' | 'active'>[];

/** Whether a page lists products of which its locale has none. The front page has more to say. */
export function isEmptyListAt(site: Site, place: PagePlace, products: Products): boolean {
  const pageType = place.path === '/' ? undefined : findPage(site, place)?.route.pageType;
  return pageType !== undefined && isEmptyList(pageType, products);
}

type Linked = { readonly link?: { readonly value: string } | undefined };

/** Whether an entry of a locale's menus leads somewhere else than to an empty list. */
export function leadsToMore(site: Site, locale: string, products: Products) {
  const prefix = site.marketByLocale.get(locale)?.pathPrefix;
  const start = prefix ? `/${prefix}` : '';
  return ({ link }: Linked): boolean => {
    const [path = ''] = link?.value.split(/[?#]/, 1) ?? [];
    if (!path.startsWith(`${start}/`)) return true;
    return !isEmptyListAt(site, { locale, path: path.slice(start.length) }, products);
  };
}

/** A menu without the links to empty lists. */
export function withoutEmptyLists(menu: Menu, isKept: (entry: Linked) => boolean): Menu {
  const items = menu.items.filter(isKept).map(({ items: inner, ...item }) => ({
    ...item,
    ...(inner && { items: inner.filter(isKept) }),
  }));
  return { ...menu, items };
}
