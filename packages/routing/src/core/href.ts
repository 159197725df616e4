import { LinkError } from '../model/errors.ts';
import type { PageType } from '../model/page-types.ts';
import type { Route, RoutedSite, RouteTarget } from '../model/route.ts';
import { countryOfLocale } from './detect-market.ts';

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
    | { readonly path: OfSite['routes'][number]['path'] }
  );

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
  const { locale, page = 1, query = {}, hash } = target;
  const { pathPrefix } = marketOf(site, locale);
  const path = `${routeOf(site, target).path}${page > 1 ? `${page}/` : ''}`;
  const fragment = hash ? `#${encodeURIComponent(hash.toWellFormed())}` : '';
  return `${pathPrefix && `/${pathPrefix}`}${path}${formatQuery(query)}${fragment}`;
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
  return site.index.byLocale.get(locale)?.byPageType.get(pageType)?.path;
}

/** The route of a link. Throws like `href`. */
export function routeOf<Screen>(site: RoutedSite<Screen>, target: LinkTarget): Route<Screen> {
  const { locale } = target;
  countryOfLocale(site, locale);
  const routes = site.index.byLocale.get(locale);
  const route =
    'pageType' in target
      ? routes?.byPageType.get(target.pageType)
      : routes?.byPath.get(target.path);
  if (route) return route;
  const wanted = 'pageType' in target ? `page type ${target.pageType}` : `path '${target.path}'`;
  throw new LinkError(`${locale} has no route of ${wanted}`);
}

function marketOf(site: RoutedSite, locale: string) {
  countryOfLocale(site, locale);
  return site.marketByLocale.get(locale) ?? { pathPrefix: '' };
}

function formatQuery(query: LinkQuery): string {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((item): [string, string] => [name, item]),
  );
  return entries.length ? `?${new URLSearchParams(entries)}` : '';
}
