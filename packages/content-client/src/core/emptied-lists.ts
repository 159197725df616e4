/**
 * Treats a list that becomes empty as an error, because a service that lost or has not loaded its
 * data is more likely than an editor who removed every entry. The last good copy is used until the
 * list is still empty when read again `confirmationMs` later, long enough for a restart. A page
 * built meanwhile is marked stale. A service that says that an import emptied the list is believed
 * at once: one that lost its data does not remember any import.
 */
export interface EmptiedLists {
  /** Records an empty answer. True if the list was empty for long enough. */
  isConfirmed(key: string): boolean;
  forget(key: string): void;
}

/** An upper bound; sites have fewer lists. */
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
