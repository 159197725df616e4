'use client';

export { TrackingProvider } from './tracking-context.tsx';
export { useTrack } from './use-track.ts';
export { useTracking } from './use-tracking.ts';
