import { useContext, useMemo } from 'react';
import { newId } from '../browser/start/new-id.ts';
import { findTracking, onTrackingStarted } from '../browser/start/page-tracking.ts';
import type { Track, Tracking } from '../browser/start/tracking.ts';
import { TrackingContext } from './tracking-context.tsx';

/**
 * The page's `track` for hydrated screens; the same function in every render. Events tracked before
 * the page's tracking starts are sent once it has started.
 */
export function useTrack(): Track {
  const given = useContext(TrackingContext);
  return useMemo(() => trackWith(() => given ?? findTracking()), [given]);
}

function trackWith(find: () => Tracking | undefined): Track {
  return (name, ...[params, id = newId()]) => {
    const track = () => find()?.track(name, ...([params, id] as never));
    if (find()) track();
    else onTrackingStarted(track);
    return id;
  };
}
