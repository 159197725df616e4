import { revalidateTag } from 'next/cache';
import { alive } from '../model/health.ts';
import { contentTag } from '../model/revalidation.ts';
import { readFreshness } from '../next/site-content.ts';
import type { App } from '../react/app.ts';

/** `GET` of `app/api/livez/route.ts`: the process answers. */
export function createLivez() {
  return () => healthResponse(200, alive);
}

/**
 * `GET` of `app/api/readyz/route.ts`: 200 when content can be served, whatever its age, and what
 * age that is; 503 when there is none.
 *
 * The first time the service answers, the pages of the build expire: they were written from the
 * snapshot, which may be older than what the service holds.
 */
export function createReadyz(app: App) {
  const build = { expired: false };
  return () => readiness(app, build);
}

async function readiness(app: App, build: { expired: boolean }): Promise<Response> {
  const content = await readFreshness(app);
  if (content === 'none') return healthResponse(503, { status: 'not ready', content });
  if (content === 'fresh' && !build.expired) {
    revalidateTag(contentTag, { expire: 0 });
    build.expired = true;
  }
  return healthResponse(200, { status: 'ready', content });
}

function healthResponse(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
