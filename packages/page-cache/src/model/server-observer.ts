import type { IncomingMessage, ServerResponse } from 'node:http';

/** Runs the handling of a request, e.g. inside a span. */
export type Around = (
  request: IncomingMessage,
  response: ServerResponse,
  handling: { readonly route: RequestRoute; readonly handle: () => void },
) => void;

/** What does the work of a request. */
export type Worker = 'calls' | 'pictures' | 'api' | 'pages';

/** What a request asks for. */
export type RequestRoute = 'page' | 'api' | 'asset' | 'image' | 'file' | 'health';

/**
 * Where a page came from: the response cache (`memory`), Next's cache (`hit`), the pages of other
 * processes (`shared`), one of the two beyond its life (`stale`), or a render that the visitor waited
 * for (`miss`). `none`: Next has no cache for it, or the request was for something else.
 */
export type CacheState = 'memory' | 'hit' | 'shared' | 'stale' | 'miss' | 'none';

/**
 * Why a front with a cache asks for a page, from its header `x-front-cache`: it makes a new copy
 * (`miss`), looks whether its copy still holds (`expired`), or the request is for one visitor
 * (`bypass`). `none`: it keeps no such answers, or there is no front.
 */
export type FrontState = 'miss' | 'expired' | 'bypass' | 'none';

export type ObservedRequest = {
  readonly route: RequestRoute;
  /** 499 if the client left before the end of the response. */
  readonly status: number;
  readonly cache: CacheState;
  readonly front: FrontState;
  /** Without its query; for what counts by path, which never leaves the process. */
  readonly path: string;
  readonly seconds: number;
};

/** Told about the work of the request handler and the page cache, e.g. to count it. */
export type ServerObserver = {
  readonly onRequest: (request: ObservedRequest) => void;
  /** A page was rendered; seconds since the request that caused it. */
  readonly onRender: (seconds: number) => void;
  /** A request was refused with 503 for lack of room. */
  readonly onRefused: (worker: Worker) => void;
};
