import type { Market } from '../model/country.ts';
import { LinkError } from '../model/errors.ts';
import type { PageType } from '../model/page-types.ts';
import type { RoutedSite, RouteTarget } from '../model/route.ts';
import { countryOfLocale } from './detect-market.ts';
import { findPage, publicPath } from './find-page.ts';
import { mainPath } from './path-table.ts';

/** Query of a link; a list repeats its name. */
export type LinkQuery = Readonly<Record<string, string | readonly string[]>>;

interface LinkOptions {
  readonly locale: string;
  /** The page of a list; default the first, which has the path of the list. */
  readonly page?: number;
  readonly query?: LinkQuery;
  /** Id of an element on the page, without `#`. */
  readonly hash?: string;
}

/** A page by its type or by its path below the country prefix; of the route table of `OfSite`. */
export type LinkTarget<OfSite extends SiteRoutes = SiteRoutes> = LinkOptions &
  (
    | { readonly pageType: OfSite['routes'][number]['pageType'] }
    | { readonly path: PathOfPage<OfSite['routes'][number]['path']> }
  );

/** Rows of further pages are no pages by themselves. */
type PathOfPage<Path> = Exclude<Path, `${string}/:page/`>;

type SiteRoutes = { readonly routes: readonly RouteTarget[] };

/**
 * Builds a link: `/se/lp/?amount=100#offers`. All internal links come from here. The result is
 * canonical, so it never redirects, and `parseHref` parses it. A path or page type that is not in the
 * site's route table does not compile.
 *
 * @throws {CountryError} for a locale without country details (§8)
 * @throws {LinkError} for a page type or path that the locale does not have
 */
export function href<OfSite extends RoutedSite>(site: OfSite, target: LinkTarget<OfSite>): string {
  const { page = 1, query = {}, hash } = target;
  const { market, path } = placeOf(site, target);
  const fragment = hash ? `#${encodeURIComponent(hash.toWellFormed())}` : '';
  return `${publicPath(market, path, page)}${formatQuery(query)}${fragment}`;
}

/** Like `href`, with the site's origin: for canonicals, sitemaps and feeds. */
export function absoluteHref<OfSite extends RoutedSite>(
  site: OfSite,
  target: LinkTarget<OfSite>,
): string {
  return site.url + href(site, target);
}

/**
 * The path of a page type in a locale, without the country prefix (§2.4); undefined if the locale
 * has none.
 */
export function pathOf(site: RoutedSite, pageType: PageType, locale: string): string | undefined {
  const { byLocale, paths, contentPages } = site.index;
  const row = byLocale.get(locale)?.byPageType.get(pageType);
  if (row || !contentPages) return row?.path;
  return mainPath(paths.byLocale.get(locale), pageType);
}

/**
 * Market and path of the page of a link; which pages a list has is up to who links them. Throws like
 * `href`.
 */
export function placeOf(site: RoutedSite, target: LinkTarget): { market: Market; path: string } {
  const { locale } = target;
  countryOfLocale(site, locale);
  const market = site.marketByLocale.get(locale);
  const path = 'pageType' in target ? pathOf(site, target.pageType, locale) : target.path;
  if (market && path !== undefined && findPage(site, { locale, path })) return { market, path };
  const wanted = 'pageType' in target ? `page type ${target.pageType}` : `path '${target.path}'`;
  throw new LinkError(`${locale} has no route of ${wanted}`);
}

function formatQuery(query: LinkQuery): string {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((item): [string, string] => [name, item]),
  );
  return entries.length ? `?${new URLSearchParams(entries)}` : '';
}
