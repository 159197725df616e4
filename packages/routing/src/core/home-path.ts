import type { Route, RoutedSite } from '../model/route.ts';
import { href } from './href.ts';

/** The page that a locale begins with: its `/`, else the first of its routes, if it has any. */
export function homeRoute<Screen>(
  site: RoutedSite<Screen>,
  locale: string,
): Route<Screen> | undefined {
  const routes = site.index.byLocale.get(locale)?.byPath;
  return routes?.get('/') ?? routes?.values().next().value;
}

/**
 * Public path of the page that a locale begins with. A locale without pages begins where the default
 * country does, else where any other does, and a site without pages at `/`.
 */
export function homePath(site: RoutedSite, locale: string): string {
  const markets = site.defaultMarket ? [site.defaultMarket, ...site.markets] : site.markets;
  const locales = [locale, ...markets.map((market) => market.locale)];
  const route = locales.map((own) => homeRoute(site, own)).find((found) => found !== undefined);
  return route ? href(site, route) : '/';
}
