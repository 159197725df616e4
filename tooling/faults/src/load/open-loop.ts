import { setTimeout as sleep } from 'node:timers/promises';

const tickMs = 5;

export interface Loop {
  /** Stops sending, and resolves when every request has its outcome. */
  stop(): Promise<void>;
  /** The requests sent so far. */
  readonly sent: () => number;
}

const running = new Set<Loop>();

/** Stops the loops that a failed scenario left. */
export const stopLoops = () => Promise.all([...running].map((loop) => loop.stop()));

/**
 * Sends at a fixed rate, however slow the responses are, as visitors do.
 *
 * @param send sends one request, and resolves with its outcome recorded; must not reject
 */
export function startLoop(perSecond: number, send: (count: number) => Promise<void>): Loop {
  const began = performance.now();
  const pending = new Set<Promise<void>>();
  let sent = 0;
  let isStopped = false;
  const sendNext = () => {
    const request = send(sent).finally(() => pending.delete(request));
    pending.add(request);
    sent += 1;
  };
  async function run() {
    while (!isStopped) {
      const due = ((performance.now() - began) / 1000) * perSecond;
      while (sent < due && !isStopped) sendNext();
      await sleep(tickMs);
    }
    await Promise.all(pending);
  }
  const finished = run();
  const loop: Loop = {
    sent: () => sent,
    async stop() {
      isStopped = true;
      running.delete(loop);
      await finished;
    },
  };
  running.add(loop);
  return loop;
}
