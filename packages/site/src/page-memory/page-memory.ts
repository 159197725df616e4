/** An answer of the page cache in the shape in which it goes out. */
export type RememberedPage<Copy> = {
  /** Key of the entry in Next's page cache. */
  readonly cacheKey: string;
  /** Milliseconds since the epoch at which Next takes the entry for stale. */
  readonly staleAt: number;
  readonly copy: Copy;
};

/** The pages that this process answers without asking Next (decision 6). */
export type PageMemory<Copy> = {
  /**
   * Changes with everything that may make a page another. What was read under one number must not
   * be remembered under the next.
   */
  readonly era: () => number;
  readonly recall: (path: string, now: number) => Copy | undefined;
  readonly remember: (path: string, page: RememberedPage<Copy>, era: number) => void;
  /** Drops what was made from an entry of Next's page cache. */
  readonly forget: (cacheKey: string) => void;
  readonly forgetAll: () => void;
};

/** A memory of at most `limit` paths; the one that was not asked for the longest goes first. */
export function createPageMemory<Copy>(limit: number): PageMemory<Copy> {
  const pages = new Map<string, RememberedPage<Copy>>();
  let era = 0;
  return {
    era: () => era,
    recall(path, now) {
      const page = pages.get(path);
      if (!page) return undefined;
      pages.delete(path);
      if (now >= page.staleAt) return undefined;
      pages.set(path, page);
      return page.copy;
    },
    remember(path, page, readIn) {
      if (readIn !== era) return;
      pages.delete(path);
      pages.set(path, page);
      for (const oldest of pages.keys()) {
        if (pages.size <= limit) break;
        pages.delete(oldest);
      }
    },
    forget(cacheKey) {
      era += 1;
      for (const [path, page] of pages) if (page.cacheKey === cacheKey) pages.delete(path);
    },
    forgetAll() {
      era += 1;
      pages.clear();
    },
  };
}
