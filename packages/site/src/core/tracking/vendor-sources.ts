import type { ExtraSources } from '@plaza/page-cache';
import type { Site } from '@plaza/routing';
import type { SiteTracking } from '@plaza/site-config';
import { siteVendors } from '@plaza/tracking';
import { allowedSources } from '../allowed-sources.ts';

/**
 * The sources of the site's vendors on pages of a locale. Of a vendor's domains by country they have
 * its country's alone: those of all countries are a kilobyte of every page of a large site.
 */
export const vendorSources = (
  site: Site,
  tracking: SiteTracking | undefined,
  locale: string,
): ExtraSources =>
  allowedSources(siteVendors(site, tracking), {
    countries: [new Intl.Locale(locale).region ?? ''],
  });
