export type Observable<T> = {
  /** The value; the same object until something in it changes. */
  readonly get: () => T;
  readonly set: (value: T) => void;
  /** @returns unsubscribes */
  readonly subscribe: (listener: () => void) => () => void;
};

/** Runs an action and reports what it throws. */
export function attempt(action: () => void, report: (cause: unknown) => void): void {
  try {
    action();
  } catch (cause) {
    report(cause);
  }
}

/** A value with change listeners. A listener that throws does not keep the others from being called. */
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
      // Wrapped, so that a function subscribed twice is called twice and unsubscribed once.
      const own = () => listener();
      listeners.add(own);
      return () => void listeners.delete(own);
    },
  };
}
