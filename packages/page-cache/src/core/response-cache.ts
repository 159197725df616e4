import { LRUCache } from 'lru-cache';

/** An answer of Next's page cache, encoded as it is sent. */
export type CachedResponse<Response> = {
  /** Key of the entry in Next's page cache. */
  readonly cacheKey: string;
  /** Milliseconds since the epoch at which the entry is stale for Next. */
  readonly staleAt: number;
  /** The tags of the entry; without them any revalidation drops the response. */
  readonly tags: readonly string[] | undefined;
  readonly response: Response;
};

/** The responses that this process sends without Next (decision 6). */
export type ResponseCache<Response> = {
  /**
   * Changes with everything that may change a page. What was read in one generation is not set if
   * the page may have changed since.
   */
  readonly generation: () => number;
  readonly get: (path: string, now: number) => Response | undefined;
  readonly set: (path: string, cached: CachedResponse<Response>, generation: number) => void;
  /** Drops what was made from an entry of Next's page cache. */
  readonly delete: (cacheKey: string) => void;
  /** Drops what was made from entries with one of these tags. */
  readonly expire: (tags: readonly string[]) => void;
  readonly clear: () => void;
};

type Limit<Response> = {
  /** Size of all responses together; the least recently used goes first. */
  readonly maxBytes: number;
  readonly sizeOf: (response: Response) => number;
};

/** Writes that are tracked one by one; what was read before an older one is not set. */
const knownWrites = 1000;

/** A cache of responses by path. */
export function createResponseCache<Response>({
  maxBytes,
  sizeOf,
}: Limit<Response>): ResponseCache<Response> {
  const responses = new LRUCache<string, CachedResponse<Response>>({
    maxSize: maxBytes,
    sizeCalculation: ({ response }) => Math.max(1, sizeOf(response)),
  });
  let generation = 0;
  /** The generation before which nothing read is set. */
  let oldest = 0;
  // A page rendered on its first visit must not keep the pages of other visits out of the cache.
  const written = new LRUCache<string, number>({
    max: knownWrites,
    dispose: (at, _key, reason) => {
      if (reason === 'evict') oldest = Math.max(oldest, at);
    },
  });
  const isCurrent = (cacheKey: string, readIn: number) =>
    readIn >= oldest && readIn >= (written.get(cacheKey) ?? 0);
  const changeEverything = () => {
    generation += 1;
    oldest = generation;
  };
  return {
    generation: () => generation,
    get(path, now) {
      const cached = responses.get(path);
      if (!cached) return undefined;
      if (now < cached.staleAt) return cached.response;
      responses.delete(path);
      return undefined;
    },
    set(path, cached, readIn) {
      if (isCurrent(cached.cacheKey, readIn)) responses.set(path, cached);
    },
    delete(cacheKey) {
      generation += 1;
      written.set(cacheKey, generation);
      for (const [path, cached] of responses)
        if (cached.cacheKey === cacheKey) responses.delete(path);
    },
    expire(tags) {
      changeEverything();
      const expired = new Set(tags);
      for (const [path, cached] of responses)
        if (!cached.tags || cached.tags.some((tag) => expired.has(tag))) responses.delete(path);
    },
    clear() {
      changeEverything();
      responses.clear();
    },
  };
}
