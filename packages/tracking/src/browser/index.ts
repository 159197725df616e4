export type { TrackingDataSettings, TrackingStore } from '../core/data/tracking-store.ts';
export { hidePersonalValues } from './data/hide-personal-values.ts';
export { type PageDelivery, startDelivery } from './delivery/start-delivery.ts';
export { newId } from './start/new-id.ts';
export { findTracking } from './start/page-tracking.ts';
export type { TrackingSettings } from './start/start-tracking.ts';
export { startTracking, type TrackingPorts } from './start/start-tracking.ts';
export type { Track, Tracking } from './start/tracking.ts';
export {
  createVendorManager,
  type VendorManager,
  type VendorManagerPorts,
} from './vendors/create-vendor-manager.ts';
export type { LoadedImpression } from './vendors/vendor-gate.ts';
