import { AsyncLocalStorage } from 'node:async_hooks';
import type { OutgoingHttpHeaders } from 'node:http';
import { createKnownPaths, type KnownPaths } from '../core/known-paths.ts';
import type { Place } from '../core/places.ts';
import { createResponseCache, type ResponseCache } from '../core/response-cache.ts';
import type { SharedPages } from '../core/shared-pages.ts';
import type { Around, ServerObserver } from '../model/server-observer.ts';
import type { Expiration } from '../model/shared-cache.ts';
import { type EncodedResponse, sizeOfResponse } from './encode-response.ts';
import type { RequestHooks, SiteRequests } from './request-hooks.ts';

/** What one request read of Next's page cache. */
export type CacheRead = {
  readonly cacheKey: string;
  /** The entry itself, which every reader shares. */
  readonly entry: { readonly html: string; readonly headers?: OutgoingHttpHeaders | undefined };
  /** Milliseconds since the epoch. */
  readonly lastModified: number;
  /** Generation of the response cache before the entry was read. */
  readonly generation: number;
};

/** What has expired: tags, and the public paths of pages that are known to have one of them. */
export type Expired = { readonly tags: readonly string[]; readonly paths: readonly string[] };

/** One request on its way through Next. */
export type RequestContext = {
  /** Public path of the page that it asks for. */
  readonly path: string;
  reads: readonly CacheRead[];
  /** Called when one of them was read from other processes. */
  readonly onShared?: () => void;
  /** Pages that it renders, and that other processes wait for. */
  claims?: readonly { readonly key: string; readonly claim: string }[];
  /** What Next answered, before it became one visitor's or a 404. */
  answer?: { readonly status: number; readonly headers: OutgoingHttpHeaders };
};

/** Expires what this process keeps. */
export type Expiry = {
  /** In this process alone. */
  readonly expireHere: (tags: readonly string[]) => void;
  /** What other processes have expired. Never throws. */
  readonly expireFromElsewhere: (list: readonly Expiration[]) => Promise<void>;
};

/** Where pages are shared, and by which processes. */
export type SharedSettings = {
  /** `redis://` or `rediss://`. */
  readonly redisUrl: string;
  /** Name of the build; by default Next's own. */
  readonly deployment?: string | undefined;
};

/** What the page cache and the request handler share. */
export type ServerState = {
  readonly responses: ResponseCache<EncodedResponse>;
  readonly requests: AsyncLocalStorage<RequestContext>;
  /** The place that the current request works in. */
  readonly places: AsyncLocalStorage<Place>;
  readonly knownPaths: KnownPaths;
  readonly expiredListeners: Set<(expired: Expired) => void>;
  /** Set by the app's configuration. */
  hooks?: RequestHooks;
  /** Runs each request inside something of its own, such as a span; set before the server starts. */
  around?: Around | undefined;
  /** Set before the server starts; without it nothing is measured. */
  observer?: ServerObserver | undefined;
  /**
   * Set by the app's configuration, which knows the site and where its build lies.
   *
   * @param previousStatic folder with the static files of the build before
   */
  readSite?: (previousStatic?: string) => Promise<SiteRequests>;
  /** Set by the app's configuration. @returns what ends it */
  connectShared?: (settings: SharedSettings) => Promise<() => void>;
  /** Set by the page cache. */
  expiry?: Expiry;
  /** The pages of other processes, if there are any. */
  shared?: SharedPages;
};

/** Bytes of the answers that are kept, in all codings: about 1,000 pages of 50 kB. */
const cachedBytes = 64_000_000;

/** Paths whose tags are known, so that caches in front of the site can be notified of what has expired. */
const mostKnownPaths = 20_000;

/** Next loads this module once for its configuration and once per bundle: the state is one. */
const key = Symbol.for('@plaza/page-cache state of this server');
const holder = globalThis as { [key]?: ServerState };

/** The state of this process's servers. */
export function serverState(): ServerState {
  holder[key] ??= {
    responses: createResponseCache({ maxBytes: cachedBytes, sizeOf: sizeOfResponse }),
    requests: new AsyncLocalStorage<RequestContext>(),
    places: new AsyncLocalStorage<Place>(),
    knownPaths: createKnownPaths(mostKnownPaths),
    expiredListeners: new Set(),
  };
  return holder[key];
}
