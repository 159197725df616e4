/** The clock of the client; replaced in tests. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  sleep(ms: number): Promise<void>;
  /** A signal that aborts after this many milliseconds. */
  timeout(ms: number): AbortSignal;
  /** Waits for a promise that never rejects. @returns whether it took longer than this */
  isLate(promise: Promise<unknown>, ms: number): Promise<boolean>;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  timeout: (ms) => AbortSignal.timeout(ms),
  isLate(promise, ms) {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms, true);
      void promise.then(() => {
        clearTimeout(timer);
        resolve(false);
      });
    });
  },
};
