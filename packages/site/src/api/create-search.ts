import { apiBase } from '@plaza/content-client';
import { createRateLimiter } from '../core/rate-limiter.ts';
import { answerSearch } from '../core/search/answer-search.ts';
import { ownAddress } from '../instrumentation/own-address.ts';
import { plainFetch } from '../next/plain-fetch.ts';
import type { App } from '../react/app.ts';

/** Searches per minute. */
const searchesPerMinute = { perClient: 30, inAll: 1_200 };

/** Timeout for the site's own search page and for the service, in milliseconds. */
const timeoutMs = 3_000;

/** `GET` of `app/api/search/route.ts`: answers the search form of a page. */
export function createSearch({ site, environment }: App) {
  const { leadsServiceUrl } = environment;
  const base = apiBase({ leadsServiceUrl, websiteId: site.id });
  const limiter = createRateLimiter(searchesPerMinute);
  const get = (url: string | URL) => plainFetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  return (request: Request) =>
    answerSearch(request, {
      site,
      limiter,
      trustedProxyHops: environment.trustedProxyHops ?? 0,
      now: () => Date.now(),
      fetchPage: (path) => get(new URL(path, ownAddress())),
      ask: (path) => get(`${base}${path}`),
    });
}
