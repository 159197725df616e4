/** Prefetches under way at once, at most (§2.2, §9). */
export const MAX_PARALLEL_PREFETCHES = 4;

/** The part of the Network Information API that matters here; browsers without it give nothing. */
export interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

export interface PrefetchQueueOptions {
  /** Fetches what the page of a path needs. */
  readonly load: (path: string) => Promise<unknown>;
  /** The connection as it is now. */
  readonly connection: () => Connection | undefined;
}

export interface PrefetchQueue {
  /** Fetches a path when its turn comes; a path under way, waiting or loaded is not asked for twice. */
  add(path: string): void;
}

/** Whether a connection may be used for what nobody has asked for yet: not on Save-Data or 2g (§2.2). */
export function mayPrefetch(connection: Connection | undefined): boolean {
  if (!connection) return true;
  return !connection.saveData && !/(^|-)2g$/.test(connection.effectiveType ?? '');
}

/** Runs prefetches in the order they were asked for, at most four in parallel (§2.2, §9). */
export function createPrefetchQueue({ load, connection }: PrefetchQueueOptions): PrefetchQueue {
  const known = new Set<string>();
  const waiting: string[] = [];
  let running = 0;

  async function run(path: string) {
    running += 1;
    try {
      await load(path);
    } catch {
      // A failed prefetch costs nothing, and the path may be asked for again.
      known.delete(path);
    } finally {
      running -= 1;
      startNext();
    }
  }

  function startNext() {
    // The connection may have changed while the paths were waiting.
    if (!mayPrefetch(connection())) {
      for (const path of waiting.splice(0)) known.delete(path);
    }
    const path = running < MAX_PARALLEL_PREFETCHES ? waiting.shift() : undefined;
    if (path !== undefined) void run(path);
  }

  return {
    add(path) {
      if (known.has(path) || !mayPrefetch(connection())) return;
      known.add(path);
      waiting.push(path);
      startNext();
    },
  };
}
