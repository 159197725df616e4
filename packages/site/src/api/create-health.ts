import { CONTENT_TAG } from '@plaza/contract';
import { alive } from '@plaza/page-cache/server';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { createReadiness } from '../core/readiness.ts';
import { warmPages } from '../core/warm-pages.ts';
import { ownAddress } from '../instrumentation/own-address.ts';
import { plainFetch } from '../next/plain-fetch.ts';
import { readFreshness } from '../next/site-content.ts';
import type { App } from '../react/app.ts';

/** `GET` of `app/api/livez/route.ts`: the process answers. */
export function createLivez() {
  return () => healthResponse(200, alive);
}

/** `GET` of `app/api/readyz/route.ts`: 200 when visitors may come, else 503, and why. */
export function createReadyz(app: App) {
  const readiness = createReadiness({
    readContent: () => readFreshness(app),
    expireBuild: () => revalidateTag(CONTENT_TAG, { expire: 0 }),
    // Tags expire with this answer; pages asked for earlier would be those of the build.
    warmPages: (onDone) =>
      after(() =>
        warmPages(app.site.index.pages.keys(), { request: requestPage, timeoutMs }).then(onDone),
      ),
  });
  return async () => {
    const { isReady, ...body } = await readiness();
    return healthResponse(isReady ? 200 : 503, body);
  };
}

/** Milliseconds after which a site is ready although not all of its pages have been made. */
const timeoutMs = 10_000;

async function requestPage(path: string, signal: AbortSignal): Promise<number> {
  const answer = await plainFetch(new URL(path, ownAddress()), { signal, redirect: 'manual' });
  await answer.arrayBuffer();
  return answer.status;
}

function healthResponse(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
