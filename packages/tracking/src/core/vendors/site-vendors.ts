import { localSettings, type Site } from '@plaza/routing';
import type { PageVendor } from '../../model/vendors/page-vendor.ts';
import type { VendorIds } from '../../model/vendors/vendor-row.ts';
import type { Vendor } from '../../vendors/rows.ts';
import { pageVendors } from './page-vendors.ts';

/** Where a site's settings have its ids at vendors. */
type Tracking = { readonly vendors?: VendorIds };

/** The vendors on the pages of a locale, with the ids of its country. */
export function localVendors(site: Site, { vendors = {} }: Tracking, locale: string): PageVendor[] {
  const { productType } = site;
  return pageVendors({ productType, ...localSettings(site, locale) }, vendors, locale);
}

/** The vendors on any page of a site, whose hosts its policies allow. */
export function siteVendors(site: Site, tracking: Tracking = {}): Vendor[] {
  const used = site.markets.flatMap(({ locale }) => localVendors(site, tracking, locale));
  return [...new Set(used.map(({ vendor }) => vendor))];
}
