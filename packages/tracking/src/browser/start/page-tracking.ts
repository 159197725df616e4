import type { Tracking } from './tracking.ts';

/** A page's browser entry and its hydrated screens are separate bundles that share no module. */
const key = Symbol.for('@plaza/tracking');
const STARTED = 'plaza:tracking-started';

type Page = { [key]?: Tracking };

/** The tracking of this page, once `startTracking` has started it. */
export const findTracking = (): Tracking | undefined => (globalThis as Page)[key];

/** Publishes the tracking of this page. */
export function shareTracking(tracking: Tracking): void {
  (globalThis as Page)[key] = tracking;
  dispatchEvent(new Event(STARTED));
}

/**
 * Calls `listener` when the tracking of this page starts, not if it has already started.
 *
 * @returns unsubscribes
 */
export function onTrackingStarted(listener: () => void): () => void {
  addEventListener(STARTED, listener, { once: true });
  return () => removeEventListener(STARTED, listener);
}
