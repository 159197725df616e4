import type { VendorIds, VendorSignalSettings } from '@plaza/tracking';
import type { TrackingDataSettings } from '@plaza/tracking/browser';

/** Tracking settings of a site; serializable as JSON for the HTML of a page. */
export type SiteTracking = Pick<TrackingDataSettings, 'persist' | 'send'> & {
  /**
   * Ids at vendors, in addition to those of the site itself (§3.3, §9). A vendor without an id is
   * not used.
   */
  readonly vendors?: VendorIds;
  /** Consent signals to Google's tags. Default: as specified. */
  readonly signals?: Omit<VendorSignalSettings, 'mode'>;
};
