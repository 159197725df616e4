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
   * Changes with everything that may change a page. What was read in one generation is not set in
   * the next.
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

/** A cache of at most `limit` paths; the least recently used goes first. */
export function createResponseCache<Response>(limit: number): ResponseCache<Response> {
  const responses = new LRUCache<string, CachedResponse<Response>>({ max: limit });
  let generation = 0;
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
      if (readIn === generation) responses.set(path, cached);
    },
    delete(cacheKey) {
      generation += 1;
      for (const [path, cached] of responses)
        if (cached.cacheKey === cacheKey) responses.delete(path);
    },
    expire(tags) {
      generation += 1;
      const expired = new Set(tags);
      for (const [path, cached] of responses)
        if (!cached.tags || cached.tags.some((tag) => expired.has(tag))) responses.delete(path);
    },
    clear() {
      generation += 1;
      responses.clear();
    },
  };
}
