import type { Country, PageType, Site } from '@plaza/routing';
import type { SiteConsent, SiteTracking } from '@plaza/site-config';
import { impressionSettings, localVendors } from '@plaza/tracking';
import type { TrackingSettings } from '@plaza/tracking/browser';

export type PageTrackingSources = {
  readonly site: Site;
  readonly tracking?: SiteTracking | undefined;
  readonly consent?: SiteConsent | undefined;
  /** Sends product views from any host (§7.3). */
  readonly isTest?: boolean | undefined;
  readonly locale: string;
  readonly pageType: PageType;
  readonly country: Pick<Country, 'phoneCode'>;
};

/** Tracking settings of a page for the browser entry (design §3.6). */
export function pageTracking(sources: PageTrackingSources): TrackingSettings {
  const { site, tracking = {}, consent, isTest, locale, pageType, country } = sources;
  const { persist, send, signals } = tracking;
  const isExternal = consent?.mode === 'external';
  return {
    ...impressionSettings(locale, pageType),
    host: new URL(site.url).host,
    ...(isTest && { isTest }),
    ...(persist && { persist }),
    ...(send && { send }),
    vendors: localVendors(site, tracking, locale),
    ...((signals || isExternal) && {
      signals: { ...signals, ...(isExternal && { mode: 'external' }) },
    }),
    phoneCode: country.phoneCode,
  };
}
