import type { TrackingField } from '@plaza/contract';

/** A value, and its alias if that is more specific than the field: `gbraid`. */
export type TrackingValue = readonly [value: string, alias?: string | undefined];

/** Tracking data with aliases. */
export type TrackingState = Readonly<Partial<Record<TrackingField, TrackingValue>>>;
