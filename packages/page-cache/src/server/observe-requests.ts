import type { ServerResponse } from 'node:http';
import { isPagePath } from '../core/is-page-path.ts';
import { healthPaths } from '../model/health.ts';
import type {
  Around,
  CacheState,
  FrontState,
  RequestRoute,
  ServerObserver,
} from '../model/server-observer.ts';
import type { RequestListener } from './request-hooks.ts';

/** Kept on the response: a map would be work for the garbage collector. */
const pageOrigin = Symbol('origin of the page');

type PageOrigin = Extract<CacheState, 'memory' | 'shared'>;
type Marked = ServerResponse & { [pageOrigin]?: PageOrigin };

/** Notes where the page of a response came from, where no header of Next says it. */
export function noteOrigin(response: Marked, origin: PageOrigin): void {
  response[pageOrigin] = origin;
}

/**
 * Tells the observer about every request of a handler; without one the handler stays as it is. An
 * answer that the handler ends at once is told of at once: a page from memory takes so little time that
 * a listener for its end would be a part of it.
 */
export function observeRequests(
  handle: RequestListener,
  observer: ServerObserver | undefined,
): RequestListener {
  if (!observer) return handle;
  return (request, response: Marked) => {
    const startedAt = performance.now();
    // The handler may change them.
    const { url = '', headers } = request;
    const front = frontStates[String(headers['x-front-cache'])] ?? 'none';
    const tell = (isWhole: boolean) => {
      const route = routeOf(url);
      observer.onRequest({
        ...{ route, front, path: pathOf(url), status: isWhole ? response.statusCode : 499 },
        cache: route === 'page' ? cacheState(response) : 'none',
        seconds: (performance.now() - startedAt) / 1000,
      });
    };
    handle(request, response);
    if (response.writableEnded && !response.destroyed) tell(true);
    else response.on('close', () => tell(response.writableFinished));
  };
}

function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}

/** Handles requests inside something of the process's own; without it the handler stays as it is. */
export function handleInside(handle: RequestListener, around: Around | undefined): RequestListener {
  if (!around) return handle;
  return (request, response) =>
    around(request, response, {
      route: routeOf(request.url),
      handle: () => handle(request, response),
    });
}

function routeOf(url = ''): RequestRoute {
  if (url.startsWith('/_next/')) return url.startsWith('/_next/image') ? 'image' : 'asset';
  if (url === healthPaths.livez || url === healthPaths.readyz) return 'health';
  if (url.startsWith('/api/')) return 'api';
  return isPagePath(url) ? 'page' : 'file';
}

/** By the words of nginx; a copy that is stale or being renewed is served without asking. */
const frontStates: Readonly<Record<string, FrontState>> = {
  MISS: 'miss',
  EXPIRED: 'expired',
  BYPASS: 'bypass',
};

const states: Readonly<Record<string, CacheState>> = { HIT: 'hit', STALE: 'stale', MISS: 'miss' };

function cacheState(response: Marked): CacheState {
  const origin = response[pageOrigin];
  if (origin === 'memory') return origin;
  const state = states[String(response.getHeader('x-nextjs-cache'))] ?? 'none';
  // Next takes a page of another process for one of its own.
  return state === 'hit' ? (origin ?? state) : state;
}
