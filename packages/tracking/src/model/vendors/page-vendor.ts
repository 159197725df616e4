import type { OptionalCategory } from '@plaza/consent';
import type { Vendor } from './vendors.ts';

/** A vendor that a page may use, as its HTML says it: what was left to decide in the browser. */
export type PageVendor = {
  readonly vendor: Vendor;
  /** The site's id at the vendor. */
  readonly id: string;
  /** The consent it needs. */
  readonly category: OptionalCategory;
  /** Used for impressions of these channels alone; of all when absent (§9). */
  readonly channels?: readonly number[];
  /** Not used for impressions of these channels. */
  readonly notChannels?: readonly number[];
};
