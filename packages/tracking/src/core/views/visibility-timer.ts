/** For how long something has to be seen, without a break, to count as viewed. */
export const DWELL_MS = 1_000;

/** Of what happened between two looks further apart nobody knows. */
export const LONGEST_GAP_MS = 500;

/** Tells what has been seen for one continuous second, from looks at it. */
export function createVisibilityTimer<Key>() {
  const spans = new Map<Key, { readonly since: number; readonly last: number }>();
  return {
    /**
     * @param now milliseconds of a clock that never goes back
     * @returns whether it has been seen for long enough now
     */
    look(key: Key, isSeen: boolean, now: number): boolean {
      if (!isSeen) {
        spans.delete(key);
        return false;
      }
      const span = spans.get(key);
      const since = span && now - span.last <= LONGEST_GAP_MS ? span.since : now;
      spans.set(key, { since, last: now });
      return now - since >= DWELL_MS;
    },
    /** What was seen until now does not count, e.g. because the tab was hidden. */
    restart: () => spans.clear(),
  };
}
