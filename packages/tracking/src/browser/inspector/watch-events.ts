import { findTracking, onTrackingStarted } from '../start/page-tracking.ts';
import type { Note } from './inspector-panel.ts';

/** Notes each tracked event and the impression. */
export function watchEvents(note: Note): void {
  const begin = () => {
    const tracking = findTracking();
    if (!tracking) return;
    const { track } = tracking;
    tracking.track = (name, ...further) => {
      const id = track(name, ...further);
      note({ kind: 'event', what: name, detail: { id, ...further[0] } });
      return id;
    };
    note({ kind: 'event', what: 'tracking data', detail: tracking.data.get() });
    tracking.impression.then((made) =>
      note({ kind: 'event', what: made ? 'impression' : 'no impression', detail: made }),
    );
  };
  if (findTracking()) begin();
  else onTrackingStarted(begin);
}
