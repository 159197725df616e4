import type { TrackingDataSettings } from '../../core/data/tracking-store.ts';
import type { ImpressionSettings } from '../../core/impression/impression-settings.ts';
import type { UserEventSettings } from '../../core/views/user-events.ts';
import type { VendorSettings } from '../../model/vendors/vendor-settings.ts';

/** Everything that a page says of its tracking; JSON, so that it can come in the HTML. */
export type TrackingSettings = TrackingDataSettings &
  ImpressionSettings &
  UserEventSettings &
  VendorSettings;
