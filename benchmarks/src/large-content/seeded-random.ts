/** Deterministic random numbers: the same seed gives the same sequence on every machine. */
export interface SeededRandom {
  /** A whole number from 0, less than `limit`. */
  below(limit: number): number;
  /** An element; early ones of a skewed list are chosen more often, like the words of a language. */
  pick<T>(list: readonly T[], skew?: number): T;
}

/** Creates a generator (mulberry32). */
export function createRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    below: (limit) => Math.floor(next() * limit),
    pick: (list, skew = 1) => list[Math.floor(next() ** skew * list.length)] as never,
  };
}
