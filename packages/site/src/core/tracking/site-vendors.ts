import { localSettings, type Site } from '@plaza/routing';
import { type PageVendor, pageVendors, type Vendor } from '@plaza/tracking';
import type { SiteTracking } from '../../model/site-tracking.ts';

/** The vendors of the pages of a locale, under the ids that its country has there. */
export function localVendors(
  site: Site,
  { vendors = {} }: SiteTracking,
  locale: string,
): PageVendor[] {
  const { productType } = site;
  return pageVendors({ productType, ...localSettings(site, locale) }, vendors, locale);
}

/** The vendors that any page of a site may use, whose hosts its policies allow. */
export function siteVendors(site: Site, tracking: SiteTracking = {}): Vendor[] {
  const used = site.markets.flatMap(({ locale }) => localVendors(site, tracking, locale));
  return [...new Set(used.map(({ vendor }) => vendor))];
}
