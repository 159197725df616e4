/**
 * A circuit breaker: a page with five resources does not wait for five rounds of retries of a dead
 * service. After one call fails to connect, others fail at once until the pause ends. Then one call
 * probes.
 */
export interface Breaker {
  /** `open`: fail at once; `probe`: try once; `closed`: try. */
  enter(): 'closed' | 'probe' | 'open';
  isOpen(): boolean;
  /** Milliseconds that a call has waited in vain, and none was answered since; 0 otherwise. */
  lateness(): number;
  /** The service answered, even with an error. */
  close(): void;
  open(ms: number): void;
  /** A call has waited so long. Forgotten with the next answer or failure, or after `ms`. */
  late(waitedMs: number, ms: number): void;
}

export function createBreaker(now: () => number): Breaker {
  let openUntil: number | undefined;
  let late = { waitedMs: 0, until: 0 };
  let isProbing = false;
  const lateness = () => (now() < late.until ? late.waitedMs : 0);
  const isOpen = () => openUntil !== undefined && now() < openUntil;
  return {
    isOpen,
    lateness,
    enter() {
      if (openUntil === undefined) return 'closed';
      if (isOpen() || isProbing) return 'open';
      isProbing = true;
      return 'probe';
    },
    close() {
      openUntil = undefined;
      late = { waitedMs: 0, until: 0 };
      isProbing = false;
    },
    open(ms) {
      openUntil = now() + ms;
      late = { waitedMs: 0, until: 0 };
      isProbing = false;
    },
    late(waitedMs, ms) {
      late = { waitedMs: Math.max(waitedMs, lateness()), until: now() + ms };
    },
  };
}
