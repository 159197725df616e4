import type { NotFound, Redirect, Resolution } from '../model/resolution.ts';
import type { PageMatch, RoutedSite } from '../model/route.ts';
import { firstSegment, MAX_PREFIX_LENGTH } from './config-checks.ts';
import { findMarket } from './detect-market.ts';
import { findInternalPage, findPageByPath } from './find-page.ts';
import { MAX_PATHNAME_LENGTH, normalizePath, pathnameOf, queryOf } from './normalize-path.ts';
import { hostName } from './resolve-hosts.ts';

/**
 * Resolves a request to a page, a redirect or not found (§2.2). Never throws. A page has exactly
 * one path (§2.1), and an encoded one (`/%6Cp/`) is not found. Redirects correct capitals (`/LP/`),
 * slashes (missing, repeated, backslashes), the internal form, the number of a list's first page, a
 * missing prefix of the default country, and hosts of `hostAliases`; a path that content moved away
 * from leads to it by a 301. The target comes from the index, so it is a page of this site.
 *
 * @param host the Host header, if any
 * @param path path of the request; redirects keep its query
 */
export function resolveRequest<Screen>(
  site: RoutedSite<Screen>,
  host: string | null | undefined,
  path: string,
): Resolution<Screen> {
  const pathname = pathnameOf(path);
  if (pathname.length > MAX_PATHNAME_LENGTH) return notFound(site, pathname);
  const page = pageAt(site, pathname);
  const isAlias = isHostAlias(site, host);
  const origin = isAlias ? site.url : '';
  const gone = findGone(site, pathname);
  if (gone?.page) return redirect(301, `${origin}${gone.page.path}${queryOf(path)}`);
  if (gone) return { ...notFound(site, pathname), isGone: true };
  if (page && isCanonical(page, pathname) && !isAlias) return page;
  const target = page ?? findBySpelling(site, pathname);
  if (!target) return notFound(site, pathname);
  return redirect(308, `${origin}${target.path}${queryOf(path)}`);
}

/**
 * What a path had whose content was removed, or has moved to a page; also if a row of the table still
 * names it, which has nothing to show.
 */
function findGone<Screen>(
  site: RoutedSite<Screen>,
  pathname: string,
): { readonly page: PageMatch<Screen> | undefined } | undefined {
  const market = site.marketByPrefix.get(firstSegment(pathname)) ?? site.index.bareMarket;
  if (!market) return undefined;
  const { pathPrefix } = market;
  const path = pathPrefix ? pathname.slice(pathPrefix.length + 1) : pathname;
  const gone = site.index.paths.byLocale.get(market.locale)?.gone;
  if (!gone?.has(path)) return undefined;
  const movedTo = gone.get(path);
  const isThere = movedTo !== undefined && !gone.has(movedTo);
  return { page: isThere ? findPageByPath(site, market, movedTo) : undefined };
}

/** `/articulos/1/` is the list itself. */
const isCanonical = (page: PageMatch, pathname: string) => page.path === pathname;

/** The page of a public path with single slashes, one at the end. */
function pageAt<Screen>(site: RoutedSite<Screen>, pathname: string) {
  const segment = firstSegment(pathname);
  const isShort = segment.length <= MAX_PREFIX_LENGTH;
  const market = segment && isShort ? site.marketByPrefix.get(segment) : undefined;
  if (market) return findPageByPath(site, market, pathname.slice(segment.length + 1));
  const { bareMarket } = site.index;
  return bareMarket && findPageByPath(site, bareMarket, pathname);
}

function isHostAlias({ hostAliases }: RoutedSite, host: string | null | undefined): boolean {
  return hostAliases.size > 0 && host ? hostAliases.has(hostName(host)) : false;
}

function findBySpelling<Screen>(site: RoutedSite<Screen>, pathname: string) {
  const normal = normalizePath(pathname);
  if (normal === undefined) return undefined;
  const lower = normal.toLowerCase();
  return (
    pageAt(site, normal) ??
    findInternalPage(site, normal) ??
    unprefixedPageAt(site, normal) ??
    (lower === normal ? undefined : findByLowerCase(site, normal, lower))
  );
}

/** Paths have no capitals, but the locale of the internal form does. */
function findByLowerCase<Screen>(site: RoutedSite<Screen>, path: string, lower: string) {
  const first = firstSegment(path).length + 1;
  const internal = path.slice(0, first) + lower.slice(first);
  return pageAt(site, lower) ?? findInternalPage(site, internal) ?? unprefixedPageAt(site, lower);
}

/**
 * The path of the page that an internal path without a page means in another spelling, where Next's
 * rules let it through: `/es-ES/LP`, or `/SE/kontakt` of a country that no rule knows.
 *
 * @returns the public path to redirect to; undefined if there is none
 */
export function findOtherSpelling(site: RoutedSite, internalPath: string): string | undefined {
  const segment = firstSegment(internalPath);
  const market = site.marketByLocale.get(segment);
  const below = internalPath.slice(segment.length + 1);
  // Below a country without a prefix nothing leads to a country.
  const next = firstSegment(below);
  const isCountry = site.marketByLocale.has(next) || site.marketByPrefix.has(next.toLowerCase());
  if (market?.pathPrefix === '' && isCountry) return undefined;
  const path = market ? `${market.pathPrefix && `/${market.pathPrefix}`}${below}` : internalPath;
  const found = resolveRequest(site, undefined, `${path}/`);
  return found.kind === 'redirect' ? found.location : undefined;
}

/** No prefix matches, so the default country is served under its unprefixed path (§2.2). */
function unprefixedPageAt<Screen>(site: RoutedSite<Screen>, path: string) {
  const { defaultMarket } = site;
  return defaultMarket && findPageByPath(site, defaultMarket, path);
}

function redirect(status: Redirect['status'], location: string): Redirect {
  return { kind: 'redirect', status, location };
}

function notFound(site: RoutedSite, path: string): NotFound {
  const locale = findMarket(site, path)?.locale;
  const answer = { kind: 'notFound', message: 'Page not found', fatal: false, path } as const;
  return locale ? { ...answer, locale } : answer;
}
