/** While a job waits, the clock is read at least this often, in milliseconds. */
export const clockStepMs = 20;

/**
 * The most that one step counts: a timer may be a little late, a longer step means a blocked event
 * loop.
 */
const longestStepMs = 1.5 * clockStepMs;

/**
 * Milliseconds in which this process was responsive. A process that has just started is blocked for
 * most of a second while its modules are loaded and its first pages are made: requests that arrived
 * meanwhile have not been waiting for others, so that time does not count.
 */
export function createResponsiveClock(): () => number {
  let elapsed = 0;
  let last = Date.now();
  return () => {
    const now = Date.now();
    elapsed += Math.min(Math.max(0, now - last), longestStepMs);
    last = now;
    return elapsed;
  };
}
