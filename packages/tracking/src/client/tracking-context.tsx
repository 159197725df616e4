import { createContext, type ReactNode } from 'react';
import type { Tracking } from '../browser/start/tracking.ts';

export const TrackingContext = createContext<Tracking | undefined>(undefined);

/** Overrides the page's tracking, e.g. in a story or a test. */
export function TrackingProvider(props: { tracking: Tracking; children: ReactNode }) {
  return <TrackingContext value={props.tracking}>{props.children}</TrackingContext>;
}
