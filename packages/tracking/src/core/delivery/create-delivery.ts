import { readEntry, writeEntry } from './delivery-entry.ts';
import type { DeliveryPorts } from './delivery-ports.ts';
import { askedPause, ownPause } from './retry-pause.ts';

/** Entries that wait at most, and for how long: seven days. */
export const QUEUE_LIMIT = 200;
const LONGEST_WAIT = 7 * 24 * 60 * 60_000;

/** Requests at once; and when the page may go, after which nothing can be sent. */
const WIDTH = 4;
const PARTING_WIDTH = 12;
export const MOST_UNDER_WAY = WIDTH + PARTING_WIDTH;

export type Delivery = {
  /**
   * Queues an event and sends it as soon as it can be sent. One that the full queue has no room for
   * is dropped, counted and reported.
   */
  readonly send: (
    path: string,
    body: { readonly id: string; readonly [field: string]: unknown },
  ) => void;
  /**
   * Sends what waits, even if delivery had given itself a pause: because the network or the page is
   * back, or because the page may go.
   */
  readonly wake: (isParting: boolean) => void;
  readonly state: () => {
    readonly waiting: number;
    /** Events that the bounds of the queue or the service refused, since the page began. */
    readonly dropped: number;
  };
};

/**
 * Delivers each event exactly once: it is queued before it is sent, stays queued until
 * the service has answered, and has one id all the way, by which the service counts it once however
 * often it comes. What is answered with 408, 429 or 5xx, or not at all, is sent again later.
 */
export function createDelivery(ports: DeliveryPorts): Delivery {
  const { entries, post, exclusively, schedule, now, random, report } = ports;
  const underWay = new Set<string>();
  let failures = 0;
  let dropped = 0;
  /** An object of its own for each pause, so that the timer of an earlier one does not end it. */
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

  /** Reported often at first and rarely later: at 1, 2, 4, 8 … */
  function drop(reason: string | number): void {
    dropped += 1;
    if (!(dropped & (dropped - 1))) report(new Error(`Events lost: ${dropped}, ${reason}`));
  }

  function finish(id: string, fault: string | number | false): void {
    entries.delete(id);
    if (fault) drop(fault);
  }

  async function deliver(id: string, text: string): Promise<void> {
    const { queuedAt, path, body } = readEntry(text);
    if (now() - queuedAt > LONGEST_WAIT) {
      finish(id, 'too old');
      return;
    }
    underWay.add(id);
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
    underWay.delete(id);
  }

  /** Takes any entry that waits, so that none that always fails stands in the way of others. */
  async function drain(): Promise<void> {
    while (!pause) {
      const waiting = entries.list().filter(([id]) => !underWay.has(id));
      const entry = waiting[Math.floor(random() * waiting.length)];
      if (!entry) return;
      await deliver(...entry);
    }
  }

  const drainAtOnce = (width: number) => Promise.all(Array.from({ length: width }, drain));

  const flush = () => void exclusively(() => drainAtOnce(WIDTH));

  return {
    send(path, body) {
      if (entries.list().length < QUEUE_LIMIT) {
        entries.set(body.id, writeEntry(now(), path, JSON.stringify(body)));
        flush();
      } else drop('full');
    },
    wake(isParting) {
      if (!asked) pause = undefined;
      // Whoever waits for the other tabs now may wait in vain; what both send counts once.
      if (isParting) void drainAtOnce(PARTING_WIDTH);
      else flush();
    },
    state: () => ({ waiting: entries.list().length, dropped }),
  };
}
