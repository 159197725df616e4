/** Continuous visibility, in milliseconds, that counts as a view. */
export const DWELL_MS = 1_000;

/** Longest interval between two samples; after a longer one the timer restarts. */
export const MAX_GAP_MS = 500;

/** Detects from samples what was visible for one continuous second. */
export function createVisibilityTimer<Key>() {
  const spans = new Map<Key, { readonly since: number; readonly last: number }>();
  return {
    /**
     * @param now milliseconds of a monotonic clock
     * @returns whether it was visible for long enough
     */
    sample(key: Key, isSeen: boolean, now: number): boolean {
      if (!isSeen) {
        spans.delete(key);
        return false;
      }
      const span = spans.get(key);
      const since = span && now - span.last <= MAX_GAP_MS ? span.since : now;
      spans.set(key, { since, last: now });
      return now - since >= DWELL_MS;
    },
    /** Restarts all timers, e.g. because the tab was hidden. */
    restart: () => spans.clear(),
  };
}
