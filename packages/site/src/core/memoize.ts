/** Calls `load` once per key, or once if it takes no argument. Rejections are cached too. */
export function memoize<K extends [key?: string], T>(load: (...key: K) => Promise<T>) {
  const results = new Map<string, Promise<T>>();
  return (...key: K): Promise<T> => {
    const known = results.get(key[0] ?? '') ?? load(...key);
    results.set(key[0] ?? '', known);
    return known;
  };
}

/** Like `memoize`, for arguments that JSON can write. */
export function memoizeCalls<A extends readonly unknown[], T>(load: (...args: A) => Promise<T>) {
  const results = new Map<string, Promise<T>>();
  return (...args: A): Promise<T> => {
    const key = JSON.stringify(args);
    const known = results.get(key) ?? load(...args);
    results.set(key, known);
    return known;
  };
}
