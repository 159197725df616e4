import type { TrackingField } from '@plaza/contract';

/** A value, and the alias it came by where that tells more than the field does: `gbraid`. */
export type TrackingValue = readonly [value: string, alias?: string | undefined];

/** Tracking data with what is remembered of it. */
export type TrackingState = Readonly<Partial<Record<TrackingField, TrackingValue>>>;
