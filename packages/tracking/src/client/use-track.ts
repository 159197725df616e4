import { useContext, useMemo } from 'react';
import { newId } from '../browser/start/new-id.ts';
import { findTracking, onTrackingStarted } from '../browser/start/page-tracking.ts';
import type { Track, Tracking } from '../browser/start/tracking.ts';
import { TrackingContext } from './tracking-context.tsx';

/**
 * `track` of this page, for hydrated screens; the same function in every render. What is tracked
 * before the page's tracking has started is told once it has.
 */
export function useTrack(): Track {
  const given = useContext(TrackingContext);
  return useMemo(() => trackWith(() => given ?? findTracking()), [given]);
}

function trackWith(find: () => Tracking | undefined): Track {
  return (name, ...[params, id = newId()]) => {
    const tell = () => find()?.track(name, ...([params, id] as never));
    if (find()) tell();
    else onTrackingStarted(tell);
    return id;
  };
}
