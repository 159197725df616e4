import type { IncomingMessage, ServerResponse } from 'node:http';
import { isPagePath } from '../core/is-page-path.ts';
import { healthPaths } from '../model/health.ts';
import type {
  Around,
  CacheState,
  FrontState,
  ObservedRequest,
  RequestRoute,
  ServerObserver,
} from '../model/server-observer.ts';
import type { RequestListener } from './request-hooks.ts';

/** What is kept about a request until its end, on the response: a map would be work for the garbage collector. */
const observed = Symbol('observed request');

/** One object for a request, from its arrival to what the observer is told. */
class Observed implements ObservedRequest {
  readonly route: RequestRoute;
  readonly front: FrontState;
  status = 499;
  cache: CacheState = 'none';
  seconds = 0;
  origin: PageOrigin | undefined;
  readonly #url: string;
  readonly #startedAt = performance.now();

  constructor({ url = '', headers }: IncomingMessage) {
    const front = headers['x-front-cache'];
    this.route = routeOf(url);
    this.front = front === undefined ? 'none' : (frontStates[String(front)] ?? 'none');
    this.#url = url;
  }

  get path(): string {
    return this.#url.split('?', 1)[0] ?? '';
  }

  /** Its response is closed. */
  end(response: ServerResponse): void {
    if (response.writableFinished) this.status = response.statusCode;
    if (this.route === 'page') this.cache = cacheState(response, this.origin);
    this.seconds = (performance.now() - this.#startedAt) / 1000;
  }
}
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
    request.end(this);
    observer?.onRequest(request);
  }
  return (request, response: Marked) => {
    response[observed] = new Observed(request);
    response.on('close', tell);
    handle(request, response);
  };
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

function cacheState(response: ServerResponse, origin: PageOrigin | undefined): CacheState {
  if (origin === 'memory') return origin;
  const state = states[String(response.getHeader('x-nextjs-cache'))] ?? 'none';
  // Next takes a page of another process for one of its own.
  return state === 'hit' ? (origin ?? state) : state;
}
