import { SEARCH, SEARCH_LIMITS, type SearchResult } from '@plaza/contract';
import { href, type RoutedSite } from '@plaza/routing';
import { numbersInDigits, suggestionsPath } from '@plaza/screens';
import { findLists, type SearchIndex } from '@plaza/screens/search';
import { respondWithPage } from '../requests/respond-with-page.ts';
import type { AnswerPort } from './answer-port.ts';
import { fillSearchPage, type SearchAnswer } from './fill-search-page.ts';

type SearchPort = Pick<AnswerPort, 'site' | 'fetchPage' | 'ask'>;

type SearchResults = NonNullable<SearchAnswer['results']>;

type SearchPage = { readonly path: string; readonly locale: string };

/**
 * Answers a search with the site's own search page, the results filled in.
 *
 * @returns the page, as 503 if the service does not answer
 */
export async function answerSearch(
  parameters: URLSearchParams,
  { path, locale }: SearchPage,
  port: SearchPort,
): Promise<Response> {
  const q = parameters.get('q')?.trim().slice(0, SEARCH_LIMITS.query);
  const wanted = SEARCH.query.safeParse({ locale, q, page: parameters.get('page') ?? undefined });
  if (!wanted.success) {
    // Where only the page is wrong, the query is kept: its results begin with the first one.
    const first = SEARCH.query.safeParse({ locale, q });
    return redirect(first.success ? `${path}?${new URLSearchParams({ q: first.data.q })}` : path);
  }
  const { q: query, page } = wanted.data;
  const [found, lists] = await Promise.all([
    search(port, { locale, q: query, page: `${page}` }).catch(() => undefined),
    page === 1 ? searchedLists(port, locale, query) : [],
  ]);
  const answer: SearchAnswer = {
    ...{ query, page },
    pages: Math.min(Math.ceil((found?.total ?? 0) / SEARCH_LIMITS.size), SEARCH_LIMITS.pages),
    results: found && [...lists, ...linked(port.site, locale, found.results)],
    hrefOf: (other) => `${path}?${new URLSearchParams({ q: query, page: `${other}` })}`,
  };
  return respondWithPage(port.fetchPage, {
    path,
    status: answer.results ? 200 : 503,
    ...(!answer.results && { headers: { 'retry-after': '60' } }),
    unavailable: 'The search is not available.',
    fill: (html) => fillSearchPage(html, answer),
  });
}

/** The search page without a query that says nothing, or without a page that there cannot be. */
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

/** The lists that a search asks for; without the site's index there are only pages. */
async function searchedLists(
  { fetchPage }: SearchPort,
  locale: string,
  query: string,
): Promise<SearchResults> {
  try {
    const response = await fetchPage(suggestionsPath(locale));
    const index: SearchIndex = await response.json();
    return findLists(index, await numbersInDigits(query, index)).map(([title, address]) => ({
      ...{ href: address, title, pageType: 'ProductList', score: 1 },
      excerpt: { text: '', marks: [] },
    }));
  } catch {
    return [];
  }
}

/** The results that the site has a page of: its index may be a moment older than the service's. */
function linked(
  site: RoutedSite<unknown>,
  locale: string,
  results: readonly SearchResult[],
): SearchResults {
  return results.flatMap(({ path, anchor, ...result }) => {
    try {
      return [{ ...result, href: href(site, { locale, path, ...(anchor && { hash: anchor }) }) }];
    } catch {
      return [];
    }
  });
}
