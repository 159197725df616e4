import type { IncomingMessage, ServerResponse } from 'node:http';
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
 * answer that the handler ends at once is told of at once: a page from memory takes so little time
 * that a listener for its end, or a closure that might become one, would be a part of it.
 */
export function observeRequests(
  handle: RequestListener,
  observer: ServerObserver | undefined,
): RequestListener {
  if (!observer) return handle;
  return (request, response: Marked) => {
    const startedAt = performance.now();
    // The handler may change them.
    const { url = '' } = request;
    const front = frontOf(request);
    handle(request, response);
    const asked = { observer, response, url, front, startedAt };
    if (response.writableEnded && !response.destroyed) tell(asked, response.statusCode);
    else tellWhenClosed(asked);
  };
}

type Asked = {
  readonly observer: ServerObserver;
  readonly response: Marked;
  readonly url: string;
  readonly front: FrontState;
  readonly startedAt: number;
};

function tellWhenClosed(asked: Asked): void {
  const { response } = asked;
  response.on('close', () => tell(asked, response.writableFinished ? response.statusCode : 499));
}

function tell({ observer, response, url, front, startedAt }: Asked, status: number): void {
  const route = routeOf(url);
  observer.onRequest({
    route,
    front,
    path: pathOf(url),
    status,
    cache: route === 'page' ? cacheState(response) : 'none',
    seconds: (performance.now() - startedAt) / 1000,
  });
}

function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}

function frontOf({ headers }: IncomingMessage): FrontState {
  const asked = headers['x-front-cache'];
  return asked === undefined ? 'none' : (frontStates[String(asked)] ?? 'none');
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
