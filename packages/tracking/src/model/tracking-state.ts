import type { TrackingData, TrackingField } from './tracking-fields.ts';

/** The query-string name that a value came by, where it was not the usual one and says something else. */
export type TrackingAliases = Readonly<Partial<Record<TrackingField, string>>>;

/** Tracking data with what is remembered of it. */
export type TrackingState = { readonly data: TrackingData; readonly aliases: TrackingAliases };

export const noTrackingState: TrackingState = { data: {}, aliases: {} };
