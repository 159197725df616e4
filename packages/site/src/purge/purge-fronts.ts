import type { Log } from '../core/log.ts';

/** Drops the copies of a path at a front. @returns the status of its answer @throws without one */
export type SendPurge = (front: string, path: string, signal: AbortSignal) => Promise<number>;

export type PurgePort = {
  /** Addresses of the fronts' internal listeners. */
  readonly fronts: readonly string[];
  readonly send: SendPurge;
  readonly log: Log;
};

/** Requests at the same time to one front. */
const atOnce = 8;

/** Milliseconds for all paths of a change: after that a copy's own life has ended. */
const timeoutMs = 2_000;

/** A change of a menu expires every page: the front's copies of the others end by themselves. */
const mostPaths = 2_000;

/**
 * Tells every front which paths have expired. Returns at once, so that the caller that expired them does not
 * wait; paths that expire while others are sent are sent after them, each once. A front that does
 * not answer misses the rest of a batch, and is logged.
 */
export function createPurge(port: PurgePort): (paths: readonly string[]) => void {
  const waiting = new Set<string>();
  let isSending = false;
  const sendAll = async () => {
    // Tags expire one by one: one turn later all of them have.
    await new Promise(setImmediate);
    while (waiting.size > 0) {
      const paths = [...waiting];
      waiting.clear();
      if (paths.length > mostPaths)
        port.log({ level: 'warn', event: 'purge-cut', paths: paths.length, sent: mostPaths });
      const batch = paths.slice(0, mostPaths);
      await Promise.all(port.fronts.map((front) => purgeFront(port, front, batch)));
    }
    isSending = false;
  };
  return (paths) => {
    for (const path of paths) waiting.add(path);
    if (isSending || waiting.size === 0) return;
    isSending = true;
    void sendAll();
  };
}

async function purgeFront({ send, log }: PurgePort, front: string, paths: readonly string[]) {
  const stop = new AbortController();
  const timer = setTimeout(
    () => stop.abort(new Error(`timed out after ${timeoutMs} ms`)),
    timeoutMs,
  );
  const queue = [...paths];
  const work = async () => {
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      const status = await send(front, path, stop.signal);
      if (status >= 400 && status !== 404 && status !== 412) throw new Error(`answered ${status}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(atOnce, paths.length) }, work));
  } catch (error) {
    const left = queue.length + 1;
    log({ level: 'warn', event: 'purge-failed', front, paths: paths.length, left, error });
  } finally {
    queue.length = 0;
    clearTimeout(timer);
    stop.abort();
  }
}
