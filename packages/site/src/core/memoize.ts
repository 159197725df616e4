/**
 * Keeps the results of work that costs much and depends on its key alone. A failed result is not
 * kept; when there are more than `most`, the one made first goes first.
 */
export function memoize<T>(most: number) {
  const kept = new Map<string, Promise<T>>();
  return (key: string, make: () => Promise<T>): Promise<T> => {
    const known = kept.get(key);
    if (known) return known;
    const made = make();
    kept.set(key, made);
    made.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return made;
  };
}
