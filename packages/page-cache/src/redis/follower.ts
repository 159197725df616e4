import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../model/log.ts';
import type { RedisSession } from './redis-session.ts';

type FollowerOptions = {
  readonly open: (wake: () => void) => Promise<RedisSession>;
  /** Reads what the process has missed, and sends what it has not sent yet. */
  readonly catchUp: (session: RedisSession) => Promise<void>;
  readonly log: Log;
};

/** Keeps a connection to Redis, and this process up to date with it. */
export type Follower = {
  /** The connection, once this process has caught up; `undefined` while Redis does not answer. */
  readonly session: () => RedisSession | undefined;
  /** Leaves Redis alone until it answers again. */
  readonly suspend: (error: unknown) => void;
  /** Resolves when this process has caught up for the first time, or when the time is up. */
  readonly untilConnected: (timeoutMs: number) => Promise<void>;
  readonly close: () => void;
};

/**
 * Milliseconds between two looks at what has expired, besides those for each message: a message may
 * be lost, and a connection may be dead without either end knowing.
 */
const pollMs = 500;

/** Milliseconds between two attempts to reach Redis. */
const retryMs = 100;

/** Milliseconds for which no page asks a Redis that was slow; what has expired is read all the same. */
const suspendMs = 1_000;

/** Looks in a row without an answer after which a connection is replaced. */
const mostFailures = 2;

export function createFollower({ open, catchUp, log }: FollowerOptions): Follower {
  let session: RedisSession | undefined;
  const connected = Promise.withResolvers<void>();
  let isUp = false;
  let isClosed = false;
  let suspendedUntil = 0;
  let wakeUp = new AbortController();
  const wake = () => wakeUp.abort();
  const rest = async (milliseconds: number) => {
    const { signal } = wakeUp;
    await pause(milliseconds, undefined, { signal, ref: false }).catch(() => {});
  };
  const setUp = (up: boolean, error?: unknown) => {
    // What an end cuts off is no fault of Redis.
    if (up === isUp || isClosed) return;
    isUp = up;
    log(
      up
        ? { level: 'info', event: 'shared-cache-connected' }
        : { level: 'warn', event: 'shared-cache-away', error },
    );
  };
  const follow = async () => {
    let failures = 0;
    while (!isClosed) {
      // A wake-up during the look that follows is a reason for another one.
      wakeUp = new AbortController();
      try {
        session ??= await open(wake);
        await catchUp(session);
        failures = 0;
        if (Date.now() >= suspendedUntil) setUp(true);
        connected.resolve();
      } catch (error) {
        failures += 1;
        setUp(false, error);
        if (session?.isOpen() === false || failures >= mostFailures) {
          session?.destroy();
          session = undefined;
        }
        wakeUp = new AbortController();
        await rest(retryMs);
        continue;
      }
      await rest(pollMs);
    }
    session?.destroy();
  };
  void follow();
  return {
    async untilConnected(timeoutMs) {
      const over = new AbortController();
      await Promise.race([
        connected.promise.finally(() => over.abort()),
        pause(timeoutMs, undefined, { signal: over.signal }).catch(() => {}),
      ]);
    },
    session: () => (isUp && session?.isOpen() ? session : undefined),
    suspend(error) {
      suspendedUntil = Date.now() + suspendMs;
      setUp(false, error);
    },
    close() {
      isClosed = true;
      session?.destroy();
      wake();
    },
  };
}
