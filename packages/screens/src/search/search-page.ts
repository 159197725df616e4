import { href, type RoutedSite } from '@plaza/routing';

/** Where suggestions of a locale are served. */
export const suggestionsPath = (locale: string) => `/files/search/${locale}.json`;

/** The locales that have a search page: a row of the route table with the screen `search`. */
export function searchLocales({ routes }: Pick<RoutedSite<unknown>, 'routes'>): string[] {
  return routes.flatMap((row) => (isSearchRoute(row) ? row.locale : []));
}

/** The public path of a locale's search page; undefined if it has none. */
export function searchPath(site: RoutedSite<unknown>, locale: string): string | undefined {
  const route = site.routes.find((row) => isSearchRoute(row) && row.locale === locale);
  return route && href(site, { locale, path: route.path });
}

/** Whether a page is that of a search. */
export const isSearchRoute = ({ screen }: { readonly screen?: unknown }) => screen === 'search';
