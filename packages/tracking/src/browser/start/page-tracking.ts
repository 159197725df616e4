import type { Tracking } from './tracking.ts';

/** The entry of a page and its hydrated screens are bundles of their own, and share no module. */
const key = Symbol.for('@plaza/tracking');

type Page = { [key]?: Tracking };

/** The tracking of this page, once `startTracking` has started it. */
export const findTracking = (): Tracking | undefined => (globalThis as Page)[key];

/** Makes a tracking the one of this page. */
export function shareTracking(tracking: Tracking): void {
  (globalThis as Page)[key] = tracking;
}
