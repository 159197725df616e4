import { readEntry, writeEntry } from './delivery-entry.ts';
import type { DeliveryPorts } from './delivery-ports.ts';
import { askedPause, ownPause } from './retry-pause.ts';

/** Maximum number of queued entries, and their maximum age: seven days. */
export const QUEUE_LIMIT = 200;
const MAX_AGE = 7 * 24 * 60 * 60_000;

/** Concurrent requests; more when the page unloads, after which nothing can be sent. */
const CONCURRENCY = 4;
const UNLOAD_CONCURRENCY = 12;
export const MAX_IN_FLIGHT = CONCURRENCY + UNLOAD_CONCURRENCY;

export type Delivery = {
  /**
   * Queues an event and sends it as soon as possible. If the queue is full, the event is dropped,
   * counted and reported.
   */
  readonly send: (
    path: string,
    body: { readonly id: string; readonly [field: string]: unknown },
  ) => void;
  /**
   * Sends queued events and ends a backoff, because the network or the page is back, or because the
   * page may unload.
   */
  readonly wake: (isUnloading: boolean) => void;
  readonly state: () => {
    readonly waiting: number;
    /** Events dropped by the limits of the queue or rejected by the service since the page loaded. */
    readonly dropped: number;
  };
};

/**
 * Delivers each event exactly once: it is queued before it is sent and stays queued until the service
 * answers; the service deduplicates by its id. Events answered with 408, 429, 5xx or not at all are
 * retried.
 */
export function createDelivery(ports: DeliveryPorts): Delivery {
  const { entries, post, exclusively, schedule, now, random, report } = ports;
  const inFlight = new Set<string>();
  let failures = 0;
  let dropped = 0;
  /** A new object for each pause, so that the timer of an earlier pause does not end it. */
  let pause: object | undefined;
  let asked = 0;

  function beginPause(retryAfter?: string | null): void {
    if (pause) return;
    const begun = {};
    pause = begun;
    asked = askedPause(retryAfter, now());
    schedule(() => {
      if (pause === begun) pause = undefined;
      flush();
    }, asked + ownPause(failures++, ports));
  }

  /** Reports drops at 1, 2, 4, 8 … */
  function drop(reason: string | number): void {
    dropped += 1;
    if (!(dropped & (dropped - 1))) report(new Error(`Events lost: ${dropped}, ${reason}`));
  }

  function finish(id: string, dropReason: string | number | false): void {
    entries.delete(id);
    if (dropReason) drop(dropReason);
  }

  async function deliver(id: string, text: string): Promise<void> {
    const { queuedAt, path, body } = readEntry(text);
    if (now() - queuedAt > MAX_AGE) {
      finish(id, 'too old');
      return;
    }
    inFlight.add(id);
    await post(path, body).then(
      ({ status, retryAfter }) => {
        if (status === 408 || status === 429 || status >= 500) beginPause(retryAfter);
        else {
          failures = 0;
          finish(id, status >= 400 && status);
        }
      },
      () => beginPause(),
    );
    inFlight.delete(id);
  }

  /** Picks entries at random, so that one that always fails does not block the others. */
  async function drain(): Promise<void> {
    while (!pause) {
      const waiting = entries.list().filter(([id]) => !inFlight.has(id));
      const entry = waiting[Math.floor(random() * waiting.length)];
      if (!entry) return;
      await deliver(...entry);
    }
  }

  const drainConcurrently = (width: number) => Promise.all(Array.from({ length: width }, drain));

  const flush = () => void exclusively(() => drainConcurrently(CONCURRENCY));

  return {
    send(path, body) {
      if (entries.list().length < QUEUE_LIMIT) {
        entries.set(body.id, writeEntry(now(), path, JSON.stringify(body)));
        flush();
      } else drop('full');
    },
    wake(isUnloading) {
      if (!asked) pause = undefined;
      // There may be no time to wait for the lock of other tabs; duplicates count once.
      if (isUnloading) void drainConcurrently(UNLOAD_CONCURRENCY);
      else flush();
    },
    state: () => ({ waiting: entries.list().length, dropped }),
  };
}
