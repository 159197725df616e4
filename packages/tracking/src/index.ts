export { formatAdPhone } from './core/vendors/format-ad-phone.ts';
export { sanitizeEmail } from './core/vendors/sanitize-email.ts';
export type { EventValue, TrackingEvent } from './model/tracking-event.ts';
export {
  type TrackingData,
  type TrackingField,
  type TrackingFieldRow,
  trackingFields,
} from './model/tracking-fields.ts';
