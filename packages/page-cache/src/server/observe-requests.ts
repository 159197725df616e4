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

/** What is kept about a request until its end, on the response: a map would be work for the garbage collector. */
const observed = Symbol('observed request');

type Observed = {
  readonly route: RequestRoute;
  readonly path: string;
  readonly front: FrontState;
  readonly startedAt: number;
  origin?: PageOrigin;
};
type Marked = ServerResponse & { [observed]?: Observed };

type PageOrigin = Extract<CacheState, 'memory' | 'shared'>;

/** Notes where the page of a response came from, where no header of Next says it. */
export function noteOrigin(response: Marked, origin: PageOrigin): void {
  const request = response[observed];
  if (request) request.origin = origin;
}

/** Tells the observer about every request of a handler; without one the handler stays as it is. */
export function observeRequests(
  handle: RequestListener,
  observer: ServerObserver | undefined,
): RequestListener {
  if (!observer) return handle;
  // One function for all responses; `close` occurs once.
  function tell(this: Marked): void {
    const request = this[observed];
    if (!request) return;
    const { route, path, front, startedAt, origin } = request;
    observer?.onRequest({
      ...{ route, path, front },
      status: this.writableFinished ? this.statusCode : 499,
      cache: route === 'page' ? cacheState(this, origin) : 'none',
      seconds: (performance.now() - startedAt) / 1000,
    });
  }
  return (request, response: Marked) => {
    const { url = '', headers } = request;
    response[observed] = {
      route: routeOf(request),
      path: url.split('?', 1)[0] ?? '',
      front: frontStates[String(headers['x-front-cache'])] ?? 'none',
      startedAt: performance.now(),
    };
    response.on('close', tell);
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

/** By the words of nginx; a copy that is stale or being renewed is served without asking. */
const frontStates: Readonly<Record<string, FrontState>> = {
  MISS: 'miss',
  EXPIRED: 'expired',
  BYPASS: 'bypass',
};

const states: Readonly<Record<string, CacheState>> = { HIT: 'hit', STALE: 'stale', MISS: 'miss' };

function cacheState(response: ServerResponse, origin: PageOrigin | undefined): CacheState {
  if (origin === 'memory') return origin;
  const state = states[String(response.getHeader('x-nextjs-cache'))] ?? 'none';
  // Next takes a page of another process for one of its own.
  return state === 'hit' ? (origin ?? state) : state;
}
