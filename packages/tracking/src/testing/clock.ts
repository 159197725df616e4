/** A clock that only advances on request. */
export type TestClock = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** `setTimeout`. */
  readonly schedule: (work: () => void, ms: number) => void;
  /** Advances by milliseconds and runs due timers and promises in order. */
  readonly advance: (ms: number) => Promise<void>;
};

export function createClock(start = Date.parse('2026-11-21T07:00:00Z')): TestClock {
  let time = start;
  let timers: { readonly at: number; readonly work: () => void }[] = [];
  /** Enough microtasks for any reasonable promise chain. */
  const settle = async () => {
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  };
  return {
    now: () => time,
    schedule: (work, ms) => void timers.push({ at: time + ms, work }),
    async advance(ms) {
      const until = time + ms;
      await settle();
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= until).sort((one, two) => one.at - two.at);
        if (!next) break;
        timers = timers.filter((timer) => timer !== next);
        time = Math.max(time, next.at);
        next.work();
        await settle();
      }
      time = until;
    },
  };
}
