import type { PageMatch, RoutedSite } from '../model/route.ts';
import { findPage, sitePages } from './find-page.ts';

/** The page that a locale begins with: its `/`, else the first of its pages, if it has any. */
export function homePage<Screen>(
  site: RoutedSite<Screen>,
  locale: string,
): PageMatch<Screen> | undefined {
  return findPage(site, { locale, path: '/' }) ?? sitePages(site, locale).next().value ?? undefined;
}

/**
 * Public path of the page that a locale begins with. A locale without pages begins where the default
 * country does, else where any other does, and a site without pages at `/`.
 */
export function homePath(site: RoutedSite, locale: string): string {
  const markets = site.defaultMarket ? [site.defaultMarket, ...site.markets] : site.markets;
  const locales = [locale, ...markets.map((market) => market.locale)];
  for (const own of locales) {
    const page = homePage(site, own);
    if (page) return page.path;
  }
  return '/';
}
