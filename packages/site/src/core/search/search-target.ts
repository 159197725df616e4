import { type RoutedSite, resolveRequest } from '@plaza/routing';
import { isSearchRoute } from '@plaza/screens';

/** The route of Next that answers a search. */
const SEARCH_ROUTE = '/api/search';

/** Parameters of a search page, and of the route that answers for it. */
export const searchParameters = { query: 'q', page: 'page', path: 'path' } as const;

/** Whether a target has a query to search for. */
const hasQuery = /\?(?:[^#]*&)?q=[^&#]/;

/**
 * The target of a request, with a search led to the route that answers it: `/es/buscar/?q=tae`.
 * Everything else is unchanged, also the search page without a query, which is a page like others.
 */
export function searchTarget(site: RoutedSite<unknown>, target: string): string {
  if (!isSearch(site, target)) return target;
  const { pathname, searchParams } = new URL(target, 'http://site.invalid');
  const { query, page, path } = searchParameters;
  const parameters = new URLSearchParams({
    [path]: pathname,
    [query]: searchParams.get(query) ?? '',
  });
  const number = searchParams.get(page);
  if (number) parameters.set(page, number);
  return `${SEARCH_ROUTE}?${parameters}`;
}

/** Whether the target is a search page with a query. */
export function isSearch(site: RoutedSite<unknown>, target: string): boolean {
  if (!hasQuery.test(target)) return false;
  const found = resolveRequest(site, undefined, target);
  return found.kind === 'page' && isSearchRoute(found.route);
}
