export { trackingDataOf } from './core/data/collect-state.ts';
export { fillLink } from './core/data/fill-link.ts';
export { localeCookie, readLocaleCookie } from './core/data/locale-cookie.ts';
export { mergeTrackingData } from './core/data/merge-tracking-data.ts';
export { newAnonymousClickId, newClickId } from './core/data/new-click-id.ts';
export { readTrackingCookies } from './core/data/read-tracking-cookies.ts';
export { readTrackingQuery } from './core/data/read-tracking-query.ts';
export { trackingCookies } from './core/data/tracking-cookies.ts';
export { withoutPersonalValues } from './core/data/without-personal-values.ts';
export {
  type ImpressionSettings,
  impressionSettings,
} from './core/impression/impression-settings.ts';
export { formatAdPhone } from './core/vendors/format-ad-phone.ts';
export { pageVendors } from './core/vendors/page-vendors.ts';
export { sanitizeEmail } from './core/vendors/sanitize-email.ts';
export { localVendors, siteVendors } from './core/vendors/site-vendors.ts';
export { namesAlsoWith, storedNames } from './core/vendors/stored-names.ts';
export { undeclaredStorage } from './core/vendors/undeclared-storage.ts';
export { type VendorFacts, vendorsFor } from './core/vendors/vendors-for.ts';
export type { UserEventSettings } from './core/views/user-events.ts';
export { type TrackingFieldRow, trackingFields } from './model/tracking-fields.ts';
export type { TrackingState, TrackingValue } from './model/tracking-state.ts';
export type { PageVendor } from './model/vendors/page-vendor.ts';
export type { VendorSignalSettings } from './model/vendors/signal-settings.ts';
export type { EventValue, TrackingEvent } from './model/vendors/vendor-events.ts';
export {
  type FlowEventName,
  flowVendorEvents,
  type VendorCalls,
  type VendorEventName,
  type VendorEventParams,
  vendorEvents,
} from './model/vendors/vendor-events.ts';
export type {
  IdField,
  VendorIds,
  VendorRow,
  VendorRows,
  VendorSite,
  VendorSources,
} from './model/vendors/vendor-row.ts';
export type { AdPerson, VendorSettings } from './model/vendors/vendor-settings.ts';
export type { VendorStorage, VendorStoredName } from './model/vendors/vendor-storage.ts';
export type { MetaLocale } from './vendors/meta/locales.ts';
export { type Vendor, vendors } from './vendors/rows.ts';
