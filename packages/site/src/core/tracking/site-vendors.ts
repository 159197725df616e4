import { localSettings, type Site } from '@plaza/routing';
import { type PageVendor, pageVendors, type Vendor } from '@plaza/tracking';
import type { SiteTracking } from '../../model/site-tracking.ts';

/** The vendors on the pages of a locale, with the ids of its country. */
export function localVendors(
  site: Site,
  { vendors = {} }: SiteTracking,
  locale: string,
): PageVendor[] {
  const { productType } = site;
  return pageVendors({ productType, ...localSettings(site, locale) }, vendors, locale);
}

/** The vendors on any page of a site, whose hosts its policies allow. */
export function siteVendors(site: Site, tracking: SiteTracking = {}): Vendor[] {
  const used = site.markets.flatMap(({ locale }) => localVendors(site, tracking, locale));
  return [...new Set(used.map(({ vendor }) => vendor))];
}
