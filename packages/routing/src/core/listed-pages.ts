import type { Market } from '../model/country.ts';
import type { PagePlace } from '../model/path-row.ts';
import type { RoutedSite, RouteIndex } from '../model/route.ts';
import { findRoute, findTranslation, isPageWithKey, publicPath } from './find-page.ts';
import { findVersion } from './path-table.ts';

/** A page of content that search engines may index. */
export interface ListedPage extends PagePlace {
  /** Absolute. */
  readonly url: string;
  /** Seconds since the epoch; see `momentOf`. */
  readonly updatedAt: number;
  readonly translationKey: string;
}

type Listing = {
  /** Pages that are not shown, although they may be indexed. */
  readonly isHidden?: (place: PagePlace) => boolean;
};

/** The pages of a locale that search engines may index; of a list, the first page. */
export function* listedPages(
  site: RoutedSite,
  locale: string,
  { isHidden = () => false }: Listing = {},
): Generator<ListedPage> {
  const { index, marketByLocale } = site;
  const market = marketByLocale.get(locale);
  const routes = index.byLocale.get(locale);
  if (!market || !routes) return;
  for (const { path, noIndex, updatedAt } of index.paths.byLocale.get(locale)?.byPath.values() ??
    []) {
    if (noIndex || isHidden({ locale, path })) continue;
    const route = findRoute(index, routes, path);
    if (!route) continue;
    yield {
      ...{ locale, path, translationKey: route.translationKey },
      url: urlOf(site, market, path),
      updatedAt,
    };
  }
}

/** A listed version of a page: its market, and its path below the prefix. */
export interface ListedVersion {
  readonly market: Market;
  readonly path: string;
}

/** The versions of a listed page that are listed as well, itself included; empty if it is alone. */
export function listedVersions(
  site: RoutedSite,
  { locale, path, translationKey }: ListedPage,
  { isHidden = () => false }: Listing = {},
): readonly ListedVersion[] {
  const { index, markets } = site;
  // Another page of the locale has the key.
  if (findTranslation(index, locale, translationKey) !== path) return [];
  const versions: ListedVersion[] = [];
  for (const market of markets) {
    const stored = findStored(index, market.locale, translationKey);
    if (stored && !stored.noIndex && !isHidden(stored))
      versions.push({ market, path: stored.path });
  }
  return versions.length > 1 ? versions : [];
}

/** What the index keeps of a locale's page with a translation key. */
function findStored(index: RouteIndex, locale: string, translationKey: string) {
  const routes = index.byLocale.get(locale);
  const stored = findVersion(index.paths, locale, translationKey);
  if (!routes || (!stored && routes.byTranslationKey.size === 0)) return undefined;
  // Almost every page: the key is that of no row.
  const isRow = routes.byTranslationKey.has(translationKey);
  if (stored && !isRow) return isPageWithKey(index, routes, stored) ? stored : undefined;
  const path = findTranslation(index, locale, translationKey);
  return path === undefined ? undefined : index.paths.byLocale.get(locale)?.byPath.get(path);
}

const urlOf = ({ url }: RoutedSite, market: Market, path: string) =>
  url + publicPath(market, path, 1);
