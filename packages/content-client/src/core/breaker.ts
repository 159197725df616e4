/**
 * A circuit breaker: a page with five resources does not wait for five rounds of retries of a dead
 * service. After one call fails to connect, others fail at once until the pause ends. Then one call
 * probes.
 */
export interface Breaker {
  /** `open`: fail at once; `probe`: try once; `closed`: try. */
  enter(): 'closed' | 'probe' | 'open';
  isOpen(): boolean;
  /** The service answered, even with an error. */
  close(): void;
  open(ms: number): void;
}

export function createBreaker(now: () => number): Breaker {
  let openUntil: number | undefined;
  let isProbing = false;
  const isOpen = () => openUntil !== undefined && now() < openUntil;
  return {
    isOpen,
    enter() {
      if (openUntil === undefined) return 'closed';
      if (isOpen() || isProbing) return 'open';
      isProbing = true;
      return 'probe';
    },
    close() {
      openUntil = undefined;
      isProbing = false;
    },
    open(ms) {
      openUntil = now() + ms;
      isProbing = false;
    },
  };
}
