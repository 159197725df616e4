/** Maximum number of parallel prefetches (§2.2, §9). */
const MAX_PARALLEL_PREFETCHES = 4;

/** The part of the Network Information API used here. */
export interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

export interface PrefetchQueueOptions {
  /** Fetches the page of a path. */
  readonly load: (path: string) => Promise<unknown>;
  /** The current connection. */
  readonly connection: () => Connection | undefined;
}

export interface PrefetchQueue {
  /** Queues a path; does nothing if it is queued, running or loaded already. */
  add(path: string): void;
}

/** The visitor's current connection; undefined in browsers without the API. */
export const currentConnection = (): Connection | undefined => Reflect.get(navigator, 'connection');

/** Whether to prefetch on this connection: not with Save-Data or on 2g (§2.2). */
export function mayPrefetch(connection: Connection | undefined): boolean {
  if (!connection) return true;
  return !connection.saveData && !/(^|-)2g$/.test(connection.effectiveType ?? '');
}

/** Runs prefetches in order, at most four in parallel (§2.2, §9). */
export function createPrefetchQueue({ load, connection }: PrefetchQueueOptions): PrefetchQueue {
  const known = new Set<string>();
  const queued: string[] = [];
  let running = 0;

  async function run(path: string) {
    running += 1;
    try {
      await load(path);
    } catch {
      // A failed prefetch is harmless and may be retried.
      known.delete(path);
    } finally {
      running -= 1;
      startNext();
    }
  }

  function startNext() {
    // The connection may have changed while paths were queued.
    if (!mayPrefetch(connection())) {
      for (const path of queued.splice(0)) known.delete(path);
    }
    const path = running < MAX_PARALLEL_PREFETCHES ? queued.shift() : undefined;
    if (path !== undefined) void run(path);
  }

  return {
    add(path) {
      if (known.has(path) || !mayPrefetch(connection())) return;
      known.add(path);
      queued.push(path);
      startNext();
    },
  };
}
