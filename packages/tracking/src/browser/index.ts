export type { TrackingDataSettings, TrackingStore } from '../core/data/tracking-store.ts';
export { openTrackingData } from './data/open-tracking-data.ts';
export {
  createVendorHub,
  type VendorHub,
  type VendorHubPorts,
} from './vendors/create-vendor-hub.ts';
export type { LoadedImpression } from './vendors/switch-vendor.ts';
