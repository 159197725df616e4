import type { TrackingDataSettings } from '../../core/data/tracking-store.ts';
import type { ImpressionSettings } from '../../core/impression/impression-settings.ts';
import type { UserEventSettings } from '../../core/views/user-events.ts';
import type { VendorSettings } from '../../model/vendors/vendor-settings.ts';

/** All tracking settings of a page; JSON, so that they can be part of the HTML. */
export type TrackingSettings = TrackingDataSettings &
  ImpressionSettings &
  UserEventSettings &
  VendorSettings;
