import { SEARCH, SEARCH_LIMITS, type SearchResult } from '@plaza/contract';
import { href, type RoutedSite, resolveRequest } from '@plaza/routing';
import { isSearchRoute } from '@plaza/screens';
import { clientAddress } from '../contact/client-address.ts';
import { problemResponse } from '../problem-response.ts';
import type { RateLimiter } from '../rate-limiter.ts';
import { fillSearchPage, type SearchAnswer } from './fill-search-page.ts';
import { searchParameters } from './search-target.ts';

/** Dependencies of the search. */
export type SearchPort = {
  readonly site: RoutedSite<unknown>;
  /** Fetches the finished search page from the site itself. */
  readonly fetchPage: (path: string) => Promise<Response>;
  /** Asks the leads service: the path of the call with its query. */
  readonly ask: (path: string) => Promise<Response>;
  readonly limiter: RateLimiter;
  readonly trustedProxyHops: number;
  readonly now: () => number;
};

/** Headers of the page that the answer keeps. */
const keptHeaders = ['content-type', 'content-security-policy', 'reporting-endpoints'] as const;

/**
 * Answers a search with the site's own search page, the results filled in: never cached, never
 * indexed, and the same with and without JavaScript.
 *
 * @returns the page, as 503 if the service does not answer; or a problem for a path that is no
 *   search page, and for a client that asks too often
 */
export async function answerSearch(request: Request, port: SearchPort): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const path = searchParams.get(searchParameters.path) ?? '';
  const match = resolveRequest(port.site, undefined, path);
  if (match.kind !== 'page' || !isSearchRoute(match.route))
    return problemResponse('notFound', 'The site has no such search page.');
  const client = clientAddress(request, port.trustedProxyHops);
  if (!port.limiter.take(client, port.now())) return problemResponse('tooManyRequests');
  const wanted = SEARCH.query.safeParse({
    locale: match.locale,
    q: searchParams.get(searchParameters.query)?.trim().slice(0, SEARCH_LIMITS.query),
    page: searchParams.get(searchParameters.page) ?? undefined,
  });
  if (!wanted.success) return redirect(path);
  const { locale, q: query, page } = wanted.data;
  const found = await search(port, { locale, q: query, page: `${page}` }).catch(() => undefined);
  const answer: SearchAnswer = {
    ...{ query, page },
    pages: Math.min(Math.ceil((found?.total ?? 0) / SEARCH_LIMITS.size), SEARCH_LIMITS.pages),
    results: found && linked(port.site, locale, found.results),
    hrefOf: (other) => `${path}?${new URLSearchParams({ q: query, page: `${other}` })}`,
  };
  return respond(port, path, answer);
}

/** The search page without a query, for a query that says nothing. */
const redirect = (location: string) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });

async function search(
  { ask }: SearchPort,
  query: Readonly<Record<'locale' | 'q' | 'page', string>>,
): Promise<{ readonly total: number; readonly results: readonly SearchResult[] }> {
  const response = await ask(`${SEARCH.path}?${new URLSearchParams(query)}`);
  if (!response.ok) throw new Error(`The service answered ${response.status}`);
  const results = SEARCH.response.parse(await response.json());
  return { results, total: Number(response.headers.get('total-count') ?? results.length) };
}

/** The results that the site has a page of: its index may be a moment older than the service's. */
function linked(site: RoutedSite<unknown>, locale: string, results: readonly SearchResult[]) {
  return results.flatMap(({ path, anchor, ...result }) => {
    try {
      return [{ ...result, href: href(site, { locale, path, ...(anchor && { hash: anchor }) }) }];
    } catch {
      return [];
    }
  });
}

async function respond({ fetchPage }: SearchPort, path: string, answer: SearchAnswer) {
  const page = await fetchPage(path).catch(() => undefined);
  const html = page?.ok ? fillSearchPage(await page.text(), answer) : undefined;
  if (!page || html === undefined)
    return problemResponse('unavailable', 'The search is not available.');
  const kept = keptHeaders.flatMap((name) => {
    const value = page.headers.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  const headers = new Headers([
    ...kept,
    ['cache-control', 'no-store'],
    ['x-robots-tag', 'noindex'],
  ]);
  if (!answer.results) headers.set('retry-after', '60');
  return new Response(html, { status: answer.results ? 200 : 503, headers });
}
