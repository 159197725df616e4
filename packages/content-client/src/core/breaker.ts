/**
 * Spares a page that needs five resources from a dead service five full rounds of retries: once
 * one call has found nobody there, the others fail at once until the pause is over. Then one
 * call goes ahead as a probe.
 */
export interface Breaker {
  /** `open`: do not try; `probe`: try once; `closed`: try as usual. */
  enter(): 'closed' | 'probe' | 'open';
  isOpen(): boolean;
  /** Somebody answered, be it with an error. */
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
