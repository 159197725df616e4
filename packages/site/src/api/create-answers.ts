import { apiBase } from '@plaza/content-client';
import { answerPage } from '@plaza/flow-server';
import { createRateLimiter } from '@plaza/flow-server/requests';
import { wholePageHeader } from '@plaza/page-cache';
import { ownAddress } from '../instrumentation/own-address.ts';
import { plainFetch } from '../next/plain-fetch.ts';
import type { App } from '../react/app.ts';

/** Answers per minute. */
const perMinute = {
  search: { perClient: 30, inAll: 1_200 },
  view: { perClient: 60, inAll: 2_400 },
};

/** Timeout for the site's own page and for the service, in milliseconds. */
const timeoutMs = 3_000;

/** `GET` of `app/api/answers/route.ts`: answers a page that is asked something by its query. */
export function createAnswers({ site, environment }: App) {
  const { leadsServiceUrl } = environment;
  const base = apiBase({ leadsServiceUrl, websiteId: site.id });
  const limiters = {
    search: createRateLimiter(perMinute.search),
    view: createRateLimiter(perMinute.view),
  };
  const get = (url: string | URL, headers: Record<string, string> = {}) =>
    plainFetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) });
  return (request: Request) =>
    answerPage(request, {
      site,
      limiters,
      trustedProxyHops: environment.trustedProxyHops ?? 0,
      now: () => Date.now(),
      fetchPage: (path) => get(new URL(path, ownAddress()), { [wholePageHeader]: '1' }),
      ask: (path) => get(`${base}${path}`),
    });
}
