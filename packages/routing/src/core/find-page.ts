import type { Market } from '../model/country.ts';
import type { PagePlace } from '../model/path-row.ts';
import type { StoredPath } from '../model/path-table.ts';
import type { MarketRoutes, PageMatch, Route, RoutedSite, RouteIndex } from '../model/route.ts';
import { firstSegment } from './config-checks.ts';
import { pagesOfList, pathOfPage, splitPage } from './list-pages.ts';
import { findVersion } from './path-table.ts';

/** A page by its path below the country prefix, and by its number if it is one of a list. */
export function findPage<Screen>(
  site: RoutedSite<Screen>,
  { locale, path, page = 1 }: PagePlace & { readonly page?: number },
): PageMatch<Screen> | undefined {
  const routes = site.index.byLocale.get(locale);
  const route = routes && findRoute(site.index, routes, path);
  if (!routes || !route) return undefined;
  if (page === 1) return toMatch(routes.market, route, 1);
  if (!hasPage(site.index, { locale, path, page })) return undefined;
  return toMatch(routes.market, furtherRoute(routes, route), page);
}

/** A page by a path below its prefix as a visitor writes it: `/articulos/2/`. */
export function findPageByPath<Screen>(
  site: RoutedSite<Screen>,
  market: Market,
  path: string,
): PageMatch<Screen> | undefined {
  const { locale } = market;
  const page = findPage(site, { locale, path });
  if (page) return page;
  const numbered = splitPage(path);
  if (!numbered) return undefined;
  return findPage(site, { locale, path: numbered.list, page: numbered.page });
}

/**
 * The page of an internal path with a slash at its end: `/sv-SE/lp/`. Another one of its internal
 * paths is the number of a list's first page.
 */
export function findInternalPage<Screen>(
  site: RoutedSite<Screen>,
  internalPath: string,
): PageMatch<Screen> | undefined {
  const segment = firstSegment(internalPath);
  const market = site.marketByLocale.get(segment);
  return market && findPageByPath(site, market, internalPath.slice(segment.length + 1));
}

/** The route of a path: its row, that of its content, or both together. */
export function findRoute<Screen>(
  { paths, contentPages }: RouteIndex<Screen>,
  { market, byPath, ownKeys }: MarketRoutes<Screen>,
  path: string,
): Route<Screen> | undefined {
  const row = byPath.get(path);
  const stored = paths.byLocale.get(market.locale)?.byPath.get(path);
  if (!stored) return row;
  if (row) return withContent(row, stored, ownKeys.has(path));
  return contentPages ? contentRoute(stored, market) : undefined;
}

function withContent<Screen>(
  row: Route<Screen>,
  { folder, id, translationKey }: StoredPath,
  hasOwnKey: boolean,
): Route<Screen> {
  return {
    ...row,
    entry: { folder, id },
    translationKey: hasOwnKey ? row.translationKey : translationKey,
  };
}

const none: readonly never[] = Object.freeze([]);

function contentRoute<Screen>(stored: StoredPath, { locale }: Market): Route<Screen> {
  const { path, pageType, folder, id, translationKey } = stored;
  return {
    path,
    pageType,
    locale,
    extendedPageTypes: none,
    runtime: 'none',
    middleware: none,
    translationKey,
    entry: { folder, id },
  };
}

/** The route of the further pages of a list: its own row has its path, entry and key. */
function furtherRoute<Screen>({ furtherPages }: MarketRoutes<Screen>, list: Route<Screen>) {
  const row = furtherPages.get(list.path);
  if (!row) return list;
  const { path, translationKey, entry } = list;
  return { ...row, path, translationKey, ...(entry && { entry }) };
}

/** Whether a list, or any other page, has a page of this number. */
export function hasPage(
  { paths }: RouteIndex,
  { locale, path, page }: PagePlace & { readonly page: number },
): boolean {
  return page <= pagesOfList(paths.byLocale.get(locale)?.byPath.get(path)?.listSize);
}

/** The public path of a page without a host: `/se/articulos/2/`. */
export function publicPath({ pathPrefix }: Market, path: string, page: number): string {
  return `${pathPrefix && `/${pathPrefix}`}${pathOfPage(path, page)}`;
}

function toMatch<Screen>(market: Market, route: Route<Screen>, page: number): PageMatch<Screen> {
  const { locale, country } = market;
  return {
    kind: 'page',
    route,
    country,
    locale,
    page,
    path: publicPath(market, route.path, page),
    internalPath: `/${locale}${pathOfPage(route.path, page).slice(0, -1)}`,
  };
}

/**
 * The path of the page that a locale has for a translation key. It is one page at most, so that the
 * versions of a page name each other.
 */
export function findTranslation(
  index: RouteIndex,
  locale: string,
  translationKey: string,
): string | undefined {
  const routes = index.byLocale.get(locale);
  if (!routes) return undefined;
  const row = routes.byTranslationKey.get(translationKey)?.path;
  if (row !== undefined && keyOfRow(index, routes, row) === translationKey) return row;
  const stored = findVersion(index.paths, locale, translationKey);
  return stored && isPageWithKey(index, routes, stored) ? stored.path : undefined;
}

/** Whether a page of content has the translation key of its content. */
export function isPageWithKey(
  { contentPages }: RouteIndex,
  { byPath, ownKeys }: MarketRoutes,
  { path, translationKey }: StoredPath,
): boolean {
  const row = byPath.get(path);
  if (!row) return contentPages;
  return !ownKeys.has(path) || row.translationKey === translationKey;
}

function keyOfRow(
  { paths }: RouteIndex,
  { market, byPath, ownKeys }: MarketRoutes,
  path: string,
): string | undefined {
  const own = byPath.get(path)?.translationKey;
  if (ownKeys.has(path)) return own;
  return paths.byLocale.get(market.locale)?.byPath.get(path)?.translationKey ?? own;
}

/** Every page of a site, or of one of its locales; of a list, the first page. */
export function* sitePages<Screen>(
  site: RoutedSite<Screen>,
  onlyLocale?: string,
): Generator<PageMatch<Screen>> {
  for (const { locale } of site.markets) {
    if (onlyLocale !== undefined && locale !== onlyLocale) continue;
    for (const path of pathsOf(site.index, locale)) {
      const page = findPage(site, { locale, path });
      if (page) yield page;
    }
  }
}

/** The paths of a locale: those of rows first, in the order of the table. */
function* pathsOf({ byLocale, paths, contentPages }: RouteIndex, locale: string) {
  const rows = byLocale.get(locale)?.byPath;
  if (rows) yield* rows.keys();
  if (!contentPages) return;
  for (const path of paths.byLocale.get(locale)?.byPath.keys() ?? [])
    if (!rows?.has(path)) yield path;
}
