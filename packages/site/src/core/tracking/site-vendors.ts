import type { Site } from '@plaza/routing';
import { pageVendors, type Vendor } from '@plaza/tracking';
import type { SiteTracking } from '../../model/site-tracking.ts';

/** The vendors that any page of a site may use, whose hosts its policies allow. */
export function siteVendors(site: Site, { vendors = {} }: SiteTracking = {}): Vendor[] {
  const used = site.markets.flatMap(({ locale }) => pageVendors(site, vendors, locale));
  return [...new Set(used.map(({ vendor }) => vendor))];
}
