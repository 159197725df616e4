export type { TrackingDataSettings, TrackingStore } from '../core/data/tracking-store.ts';
export { openTrackingData } from './data/open-tracking-data.ts';
export { openDelivery } from './delivery/open-delivery.ts';
export { startImpression } from './impression/start-impression.ts';
export {
  createVendorHub,
  type VendorHub,
  type VendorHubPorts,
} from './vendors/create-vendor-hub.ts';
export type { LoadedImpression } from './vendors/switch-vendor.ts';
export { followProducts } from './views/follow-products.ts';
export { openViewedProducts } from './views/open-viewed-products.ts';
