export type { EventValue, TrackingEvent } from './model/tracking-event.ts';
export {
  type TrackingData,
  type TrackingField,
  type TrackingFieldRow,
  trackingFields,
} from './model/tracking-fields.ts';
