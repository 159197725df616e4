import { LRUCache } from 'lru-cache';

/**
 * Keeps the results of expensive work that depends on its key alone. A failed result is not kept;
 * beyond `most`, the least recently used goes first.
 */
export function memoize<T>(most: number) {
  const kept = new LRUCache<string, Promise<T>>({ max: most });
  return (key: string, make: () => Promise<T>): Promise<T> => {
    const known = kept.get(key);
    if (known) return known;
    const made = make();
    kept.set(key, made);
    made.catch(() => kept.delete(key));
    return made;
  };
}
