import type { TrackingData } from '@plaza/contract';
import type { TrackingState } from '../../model/tracking-state.ts';

/** The values of a state without aliases. */
export const trackingDataOf = (state: TrackingState): TrackingData =>
  Object.fromEntries(Object.entries(state).map(([field, [value]]) => [field, value]));
