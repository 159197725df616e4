import type { NotFound, Redirect, Resolution } from '../model/resolution.ts';
import type { PageMatch, RoutedSite } from '../model/route.ts';
import { firstSegment, MAX_PREFIX_LENGTH } from './config-checks.ts';
import { findMarket } from './detect-market.ts';
import { findInternalPage, findPageByPath } from './find-page.ts';
import { MAX_PATHNAME_LENGTH, normalizePath, pathnameOf, queryOf } from './normalize-path.ts';
import { hostName } from './resolve-hosts.ts';

/**
 * Resolves a request to a page, a redirect or not found (§2.2). Never throws. A page has exactly
 * one path: `/LP/` and `/%6Cp/` are not found (§2.1). Redirects correct slashes (missing, repeated,
 * backslashes), the internal form, the number of a list's first page, a missing prefix of the default
 * country, and hosts of `hostAliases`. The target comes from the index, so it is a page of this site.
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
  if (page && isCanonical(page, pathname) && !isAlias) return page;
  const target = page ?? findBySpelling(site, pathname);
  if (!target) return notFound(site, pathname);
  return redirect(`${isAlias ? site.url : ''}${target.path}${queryOf(path)}`);
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
  return pageAt(site, normal) ?? findInternalPage(site, normal) ?? unprefixedPageAt(site, normal);
}

/** No prefix matches, so the default country is served under its unprefixed path (§2.2). */
function unprefixedPageAt<Screen>(site: RoutedSite<Screen>, path: string) {
  const { defaultMarket } = site;
  return defaultMarket && findPageByPath(site, defaultMarket, path);
}

function redirect(location: string): Redirect {
  return { kind: 'redirect', status: 308, location };
}

function notFound(site: RoutedSite, path: string): NotFound {
  const locale = findMarket(site, path)?.locale;
  const answer = { kind: 'notFound', message: 'Page not found', fatal: false, path } as const;
  return locale ? { ...answer, locale } : answer;
}
