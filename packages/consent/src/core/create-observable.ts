export type Observable<T> = {
  /** The value; the same object until something in it changes. */
  readonly get: () => T;
  readonly set: (value: T) => void;
  /** @returns a function that ends it */
  readonly subscribe: (listener: () => void) => () => void;
};

/** Does what may fail without stopping anything else. */
export function attempt(action: () => void, report: (cause: unknown) => void): void {
  try {
    action();
  } catch (cause) {
    report(cause);
  }
}

/** A value that tells when something in it has changed. A listener that fails keeps no other from hearing. */
export function createObservable<T>(first: T, report: (cause: unknown) => void): Observable<T> {
  const listeners = new Set<() => void>();
  let current = first;
  return {
    get: () => current,
    set(value) {
      if (JSON.stringify(value) === JSON.stringify(current)) return;
      current = value;
      for (const listener of listeners) attempt(listener, report);
    },
    subscribe(listener) {
      // Wrapped, so that one function given twice is heard twice and ended once.
      const own = () => listener();
      listeners.add(own);
      return () => void listeners.delete(own);
    },
  };
}
