import type { FastifyInstance } from 'fastify';
import { describeCause } from '../http/describe-cause.ts';

export interface OutboxWorker {
  /** There is something to send now. */
  wake(): void;
}

interface OutboxWork {
  /** Logged if sending fails altogether. */
  readonly failure: string;
  /** Sends every row that is due. */
  readonly send: (signal: AbortSignal) => Promise<unknown>;
  /** Milliseconds until a row is due; undefined if none waits. */
  readonly nextDue: () => Promise<number | undefined>;
  /** Closes what `send` has opened. */
  readonly close?: () => void;
}

/** Milliseconds after which rows of other processes are noticed, at the latest. */
const POLL = 15_000;

/** Sends the rows of an outbox from when the app listens; no request waits for it. */
export function createOutboxWorker(
  app: FastifyInstance,
  { failure, send, nextDue, close }: OutboxWork,
): OutboxWorker {
  const stopped = new AbortController();
  let running: Promise<void> | undefined;
  let isWoken = false;
  let timer: NodeJS.Timeout | undefined;

  async function run() {
    do {
      isWoken = false;
      await send(stopped.signal);
    } while (isWoken && !stopped.signal.aborted);
    const wait = (await nextDue()) ?? POLL;
    schedule(Math.min(Math.max(wait, 20), POLL));
  }

  function schedule(wait: number) {
    clearTimeout(timer);
    if (!stopped.signal.aborted) timer = setTimeout(wake, wait).unref();
  }

  function wake() {
    isWoken = true;
    if (running || stopped.signal.aborted) return;
    running = run()
      .catch((error: unknown) => {
        if (!stopped.signal.aborted) app.log.error({ cause: describeCause(error) }, failure);
        schedule(POLL);
      })
      .finally(() => {
        running = undefined;
        // Woken after the last look.
        if (isWoken) schedule(0);
      });
  }

  app.addHook('onListen', async () => wake());
  app.addHook('onClose', async () => {
    stopped.abort();
    clearTimeout(timer);
    close?.();
    await running;
  });
  return { wake };
}
