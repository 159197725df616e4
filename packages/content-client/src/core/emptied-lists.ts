/**
 * A list that was full and is now empty is more often a service that lost its data, or has not
 * loaded it yet, than an editor who removed every entry. So it counts as a failure and the last
 * good copy stays, until the list is still empty when it is read again `confirmationMs` later:
 * two readings that agree, far enough apart to outlast a restart. What an editor really emptied
 * is thereby shown after that time, and a page built meanwhile knows that it is stale.
 */
export interface EmptiedLists {
  /** Notes an empty reading. True when it has been empty for long enough to be believed. */
  isConfirmed(key: string): boolean;
  forget(key: string): void;
}

/** More lists than a site has; a bound all the same. */
const MOST = 1000;

export function createEmptiedLists(now: () => number, confirmationMs: number): EmptiedLists {
  const firstSeen = new Map<string, number>();
  return {
    isConfirmed(key) {
      const since = firstSeen.get(key) ?? now();
      if (firstSeen.size >= MOST) firstSeen.clear();
      firstSeen.set(key, since);
      return now() - since >= confirmationMs;
    },
    forget: (key) => void firstSeen.delete(key),
  };
}
