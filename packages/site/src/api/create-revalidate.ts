import { setTimeout as pause } from 'node:timers/promises';
import { webhookToleranceSeconds } from '@plaza/contract/webhook';
import { problemResponse } from '@plaza/flow-server/requests';
import { revalidateTag } from 'next/cache';
import { receiveRevalidation } from '../core/receive-revalidation.ts';
import { createReplayGuard, type ReplayGuard } from '../core/replay-guard.ts';
import { tagsOfTranslations } from '../core/translation-tags.ts';
import { siteObserver } from '../instrumentation/site-observer.ts';
import { contentClient } from '../next/content-client.ts';
import { refreshIndex } from '../next/site-paths.ts';
import type { App } from '../react/app.ts';

/** Milliseconds that a message waits for the index of paths, which is read again later. */
const refreshTimeoutMs = 1_000;

/**
 * `POST` of `app/api/revalidate/route.ts`: expires the tags in a message of the service, so that
 * the next request for a page with such a tag waits for the new page. Responds with 204, or 503
 * without a secret.
 */
export function createRevalidate(app: App) {
  // A timestamp may be in the future by the whole tolerance, and is valid for another one after
  // that.
  const replays = createReplayGuard(2 * webhookToleranceSeconds);
  return (request: Request) => revalidate(request, app, replays);
}

async function revalidate(request: Request, app: App, replays: ReplayGuard): Promise<Response> {
  const { log, site } = app;
  const secret = app.environment.revalidateSecret;
  if (!secret) return problemResponse('unavailable', 'REVALIDATE_SECRET is not set.');
  const nowSeconds = Math.floor(Date.now() / 1000);
  const receiver = { secret, nowSeconds, replays, websiteId: site.id };
  const received = await receiveRevalidation(request, receiver);
  if (received.kind === 'refused') {
    log({ level: 'warn', event: 'revalidation-refused', reason: received.detail });
    return problemResponse(received.problem, received.detail);
  }
  contentClient(app).forgetRequests();
  // Pages rendered from now on link to what there is now.
  const refresh = () =>
    Promise.race([refreshIndex(app), pause(refreshTimeoutMs, undefined, { ref: false })]);
  const translations = await tagsOfTranslations(site, received.tags, refresh);
  const tags = [...received.tags, ...translations];
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  siteObserver().onRevalidated?.(
    Math.max(0, Date.now() / 1000 - Number(request.headers.get('webhook-timestamp'))),
  );
  log({ level: 'info', event: 'revalidated', tags });
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}
