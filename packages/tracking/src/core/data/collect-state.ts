import type { TrackingData, TrackingField } from '@plaza/contract';
import { type TrackingFieldRow, trackingFields } from '../../model/tracking-fields.ts';
import type { TrackingState, TrackingValue } from '../../model/tracking-state.ts';

export const fieldRows = Object.entries(trackingFields) as readonly [
  TrackingField,
  TrackingFieldRow,
][];

/** Builds a state by looking up each field of the table. */
export function collectState(
  find: (row: TrackingFieldRow, field: TrackingField) => TrackingValue | undefined,
): TrackingState {
  const state: Partial<Record<TrackingField, TrackingValue>> = {};
  for (const [field, row] of fieldRows) {
    const known = find(row, field);
    if (known) state[field] = known;
  }
  return state;
}

/** The values of a state without aliases. */
export const trackingDataOf = (state: TrackingState): TrackingData =>
  Object.fromEntries(Object.entries(state).map(([field, [value]]) => [field, value]));
