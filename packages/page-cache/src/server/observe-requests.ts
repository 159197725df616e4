import type { IncomingMessage, ServerResponse } from 'node:http';
import { isPagePath } from '../core/is-page-path.ts';
import { healthPaths } from '../model/health.ts';
import type { Around, CacheState, RequestRoute, ServerObserver } from '../model/server-observer.ts';
import type { RequestListener } from './request-hooks.ts';

/** Marks responses that are sent from the response cache; a set of them would be work for the garbage collector. */
const fromMemory = Symbol('from the response cache');

type Marked = ServerResponse & { [fromMemory]?: true };

/** Marks a response as one of the response cache. */
export function noteFromMemory(response: Marked): void {
  response[fromMemory] = true;
}

/** Tells the observer about every request of a handler; without one the handler stays as it is. */
export function observeRequests(
  handle: RequestListener,
  observer: ServerObserver | undefined,
): RequestListener {
  if (!observer) return handle;
  return (request, response) => {
    const startedAt = performance.now();
    const route = routeOf(request);
    response.once('close', () =>
      observer.onRequest({
        route,
        status: response.writableFinished ? response.statusCode : 499,
        cache: route === 'page' ? cacheState(response) : 'none',
        seconds: (performance.now() - startedAt) / 1000,
      }),
    );
    handle(request, response);
  };
}

/** Handles requests inside something of the process's own; without it the handler stays as it is. */
export function handleInside(handle: RequestListener, around: Around | undefined): RequestListener {
  if (!around) return handle;
  return (request, response) =>
    around(request, response, { route: routeOf(request), handle: () => handle(request, response) });
}

function routeOf({ url = '' }: IncomingMessage): RequestRoute {
  if (url.startsWith('/_next/')) return url.startsWith('/_next/image') ? 'image' : 'asset';
  if (url === healthPaths.livez || url === healthPaths.readyz) return 'health';
  if (url.startsWith('/api/')) return 'api';
  return isPagePath(url) ? 'page' : 'file';
}

const states: Readonly<Record<string, CacheState>> = { HIT: 'hit', STALE: 'stale', MISS: 'miss' };

function cacheState(response: Marked): CacheState {
  if (response[fromMemory]) return 'memory';
  return states[String(response.getHeader('x-nextjs-cache'))] ?? 'none';
}
