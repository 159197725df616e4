import { CONTENT_TAG } from '@plaza/contract';
import { alive, expireHere } from '@plaza/page-cache/server';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { mainPages } from '../core/prerendered-pages.ts';
import { createReadiness } from '../core/readiness.ts';
import { warmPages } from '../core/warm-pages.ts';
import { ownAddress } from '../instrumentation/own-address.ts';
import { plainFetch } from '../next/plain-fetch.ts';
import { readFreshness } from '../next/site-content.ts';
import { loadPaths } from '../next/site-paths.ts';
import type { App } from '../react/app.ts';

/** `GET` of `app/api/livez/route.ts`: 200 while the process runs. */
export function createLivez() {
  return () => healthResponse(200, alive);
}

/**
 * `GET` of `app/api/readyz/route.ts`: 200 if the site is ready for visitors, else 503 with the
 * reason.
 */
export function createReadyz(app: App) {
  const readiness = createReadiness({
    readContent: () => readFreshness(app),
    // Not those of other instances, which have rendered theirs since.
    expireBuild: () => expireHere([CONTENT_TAG]) || revalidateTag(CONTENT_TAG, { expire: 0 }),
    // The tags expire when this response ends; earlier requests would get the pages of the build.
    warmPages: (onDone) =>
      after(() => warmPages(warmedPaths(app), { request: requestPage, timeoutMs }).then(onDone)),
  });
  return async () => {
    await loadPaths(app);
    const { isReady, ...body } = await readiness();
    // By `Retry-After` the server knows that it is worth waiting before it takes its port.
    const soon = body.status === 'warming' ? { 'retry-after': '1' } : undefined;
    return healthResponse(isReady ? 200 : 503, body, soon);
  };
}

/** Pages rendered before visitors come, however many a site has. */
const mostWarmed = 200;

const warmedPaths = ({ site, environment: { warmPages: most = mostWarmed } }: App) =>
  mainPages(site)
    .slice(0, most)
    .map(({ path }) => path);

/** The site is ready after this many milliseconds even if not all pages are rendered. */
const timeoutMs = 10_000;

async function requestPage(path: string, signal: AbortSignal): Promise<number> {
  const response = await plainFetch(new URL(path, ownAddress()), { signal, redirect: 'manual' });
  await response.arrayBuffer();
  return response.status;
}

function healthResponse(
  status: number,
  body: object,
  headers?: Readonly<Record<string, string>>,
): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
