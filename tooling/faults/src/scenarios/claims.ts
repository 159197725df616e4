import type { Tally } from '../load/tally.ts';
import type { Claim } from './scenario.ts';

export const count = (value: number) => Math.round(value).toLocaleString('en');

/**
 * No request of a load failed. On a busy machine a program rejects some for lack of room, which the
 * short form lets pass.
 */
export function nothingFailed(what: string, tally: Tally): Claim {
  const text = `0 ${what} failed: ${count(tally.failed())} of ${count(tally.total())}`;
  return {
    text: `${text} (${tally.describe()}; slowest ${count(tally.slowest())} ms)`,
    holds: tally.failed() === 0,
    isTimed: tally.failed() === tally.rejected(),
  };
}

/** No request of a load failed but those that were rejected for lack of room, which are reported. */
export function nothingBroken(what: string, tally: Tally): Claim {
  const broken = tally.failed() - tally.rejected();
  const text = `0 ${what} failed: ${count(broken)} of ${count(tally.total())}, ${count(tally.rejected())} rejected`;
  return {
    text: `${text} (${tally.describe()}; slowest ${count(tally.slowest())} ms)`,
    holds: broken === 0,
  };
}

/** Something took at most some seconds. */
export const within = (what: string, seconds: number, limit: number): Claim => ({
  text: `${what} ≤ ${limit} s: ${seconds.toFixed(1)} s`,
  holds: seconds <= limit,
  isTimed: true,
});

export const isZero = (what: string, value: number): Claim => ({
  text: `0 ${what}: ${count(value)}`,
  holds: value === 0,
});

/** Seconds since a moment of `performance.now()`. */
export const secondsSince = (moment: number) => (performance.now() - moment) / 1000;
