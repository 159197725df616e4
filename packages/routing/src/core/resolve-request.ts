import type { NotFound, Redirect, Resolution } from '../model/resolution.ts';
import type { RoutedSite } from '../model/route.ts';
import { findMarket } from './detect-market.ts';
import { MAX_PATHNAME_LENGTH, normalizePath, pathnameOf, queryOf } from './normalize-path.ts';
import { hostName } from './resolve-hosts.ts';

/**
 * Chooses the page of a request (§2.2). Total: never throws, whatever is asked.
 *
 * A page answers under exactly one path, letter for letter: `/LP/` and `/%6Cp/` are not found (§2.1).
 * Redirected are slashes alone (none at the end, repeated ones, backslashes), the internal form, a
 * default country without its prefix, and hosts of `hostAliases`. The target is taken from the
 * table, so it exists, is on the site, and answers with a page.
 *
 * @param host the Host header, when there is one
 * @param path path of the request; a query is kept in a redirect
 */
export function resolveRequest<Screen>(
  site: RoutedSite<Screen>,
  host: string | null | undefined,
  path: string,
): Resolution<Screen> {
  const pathname = pathnameOf(path);
  if (pathname.length > MAX_PATHNAME_LENGTH) return notFound(site, pathname);
  const page = site.index.pages.get(pathname);
  const isAlias = isHostAlias(site, host);
  if (page && !isAlias) return page;
  const target = page ?? findBySpelling(site, pathname);
  if (!target) return notFound(site, pathname);
  return redirect(`${isAlias ? site.url : ''}${target.path}${queryOf(path)}`);
}

function isHostAlias({ hostAliases }: RoutedSite, host: string | null | undefined): boolean {
  return hostAliases.size > 0 && host ? hostAliases.has(hostName(host)) : false;
}

function findBySpelling<Screen>(site: RoutedSite<Screen>, pathname: string) {
  const normal = normalizePath(pathname);
  if (normal === undefined) return undefined;
  return site.index.pages.get(normal) ?? site.index.aliases.get(normal);
}

function redirect(location: string): Redirect {
  return { kind: 'redirect', status: 308, location };
}

function notFound(site: RoutedSite, path: string): NotFound {
  const locale = findMarket(site, path)?.locale;
  const answer = { kind: 'notFound', message: 'Page not found', fatal: false, path } as const;
  return locale ? { ...answer, locale } : answer;
}
