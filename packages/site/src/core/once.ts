/** A read that happens once for each key; without a key, once. */
export function once<K extends [key?: string], T>(read: (...key: K) => Promise<T>) {
  const reads = new Map<string, Promise<T>>();
  return (...key: K): Promise<T> => {
    const known = reads.get(key[0] ?? '') ?? read(...key);
    reads.set(key[0] ?? '', known);
    return known;
  };
}
