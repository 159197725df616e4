import type { Clock } from './clock.ts';

export interface TestClock extends Clock {
  /** Pauses so far in milliseconds; each ended at once. */
  readonly pauses: number[];
  /** Timeouts so far in milliseconds; none fires by itself. */
  readonly timeouts: number[];
  advance(ms: number): void;
  /** Fires all current timeouts. */
  expire(): void;
  /** For how many milliseconds each answer was waited for before it was late. */
  readonly waits: number[];
  /** Makes what is waited for late from now on; before, nothing ever is. */
  beLate(): void;
}

export function createTestClock(): TestClock {
  let now = Date.parse('2026-11-21T10:00:00Z');
  const pauses: number[] = [];
  const timeouts: number[] = [];
  const waits: number[] = [];
  const late = Promise.withResolvers<void>();
  let running: { controller: AbortController; ms: number }[] = [];
  return {
    pauses,
    timeouts,
    now: () => now,
    advance: (ms) => {
      now += ms;
    },
    sleep: async (ms) => {
      pauses.push(ms);
      now += ms;
    },
    beLate: () => late.resolve(),
    waits,
    isLate(promise, ms) {
      waits.push(ms);
      return Promise.race([promise.then(() => false), late.promise.then(() => true)]);
    },
    timeout: (ms) => {
      const controller = new AbortController();
      running.push({ controller, ms });
      timeouts.push(ms);
      return controller.signal;
    },
    expire: () => {
      const ended = running;
      running = [];
      now += Math.max(0, ...ended.map(({ ms }) => ms));
      for (const { controller } of ended)
        controller.abort(new DOMException('Time is up', 'TimeoutError'));
    },
  };
}
