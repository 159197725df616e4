import type { OptionalCategory } from '@plaza/consent';
import type { Vendor } from '../../vendors/rows.ts';

/** A vendor that a page may use, part of its HTML; the browser decides the rest. */
export type PageVendor = {
  readonly vendor: Vendor;
  /** The site's id at the vendor. */
  readonly id: string;
  /** The category of consent that it requires. */
  readonly category: OptionalCategory;
  /** Used only for impressions of these channels; default all (§9). */
  readonly channels?: readonly number[];
  /** Not used for impressions of these channels. */
  readonly notChannels?: readonly number[];
};
