export type { TrackingDataSettings, TrackingStore } from '../core/data/tracking-store.ts';
export { openTrackingData } from './data/open-tracking-data.ts';
