import type { Tracking } from './tracking.ts';

/** The entry of a page and its hydrated screens are bundles of their own, and share no module. */
const key = Symbol.for('@plaza/tracking');
const STARTED = 'plaza:tracking-started';

type Page = { [key]?: Tracking };

/** The tracking of this page, once `startTracking` has started it. */
export const findTracking = (): Tracking | undefined => (globalThis as Page)[key];

/** Makes a tracking the one of this page. */
export function shareTracking(tracking: Tracking): void {
  (globalThis as Page)[key] = tracking;
  dispatchEvent(new Event(STARTED));
}

/**
 * Calls `listener` when the tracking of this page has started, unless it has already.
 *
 * @returns a function that ends this
 */
export function onTrackingStarted(listener: () => void): () => void {
  addEventListener(STARTED, listener, { once: true });
  return () => removeEventListener(STARTED, listener);
}
