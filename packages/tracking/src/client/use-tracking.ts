import { useContext, useSyncExternalStore } from 'react';
import { findTracking, onTrackingStarted } from '../browser/start/page-tracking.ts';
import type { Tracking } from '../browser/start/tracking.ts';
import { TrackingContext } from './tracking-context.tsx';

/**
 * The tracking of this page, for hydrated screens: `identify`, `data`, `impression`. Nothing on the
 * server, and until the page has started it, when they render again.
 */
export function useTracking(): Tracking | undefined {
  const given = useContext(TrackingContext);
  return useSyncExternalStore(
    onTrackingStarted,
    () => given ?? findTracking(),
    () => given,
  );
}
