export {
  type TrackingData,
  type TrackingField,
  type TrackingFieldRow,
  trackingFields,
} from './model/tracking-fields.ts';
