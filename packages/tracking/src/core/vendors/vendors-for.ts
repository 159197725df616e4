import type { VendorIds, VendorSite } from '../../model/vendors/vendor-row.ts';
import type { Vendor } from '../../vendors/rows.ts';
import { isChannelAllowed } from './is-channel-allowed.ts';
import { pageVendors } from './page-vendors.ts';

/** What decides, besides consent, which vendors are used. */
export type VendorFacts = {
  readonly site: VendorSite;
  readonly ids: VendorIds;
  readonly locale: string;
  /** Channel of the impression (§3.3). */
  readonly channelId: number;
};

/** The vendors of an impression, given consent for each (§4.1, §9). */
export const vendorsFor = ({ site, ids, locale, channelId }: VendorFacts): Vendor[] =>
  pageVendors(site, ids, locale)
    .filter((vendor) => isChannelAllowed(vendor, channelId))
    .map(({ vendor }) => vendor);
