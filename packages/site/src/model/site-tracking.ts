import type { SignalSettings } from '@plaza/consent';
import type { VendorIds } from '@plaza/tracking';
import type { TrackingDataSettings } from '@plaza/tracking/browser';

/** How a site tracks. JSON, so that it can come in the HTML too. */
export type SiteTracking = Pick<TrackingDataSettings, 'persist' | 'send'> & {
  /** Ids at vendors, beside those of the site itself (§3.3, §9); a vendor without an id is not used. */
  readonly vendors?: VendorIds;
  /** How Google's tags are told of consent; the specification's own way unless said otherwise. */
  readonly signals?: Omit<SignalSettings, 'mode'>;
};
