import { useContext, useSyncExternalStore } from 'react';
import { findTracking, onTrackingStarted } from '../browser/start/page-tracking.ts';
import type { Tracking } from '../browser/start/tracking.ts';
import { TrackingContext } from './tracking-context.tsx';

/**
 * The page's tracking for hydrated screens: `identify`, `data`, `impression`. Undefined on the server
 * and until tracking starts; then screens rerender.
 */
export function useTracking(): Tracking | undefined {
  const given = useContext(TrackingContext);
  return useSyncExternalStore(
    onTrackingStarted,
    () => given ?? findTracking(),
    () => given,
  );
}
