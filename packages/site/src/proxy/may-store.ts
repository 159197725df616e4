import { type ConsentFacts, GEO_COOKIE, resolveConsent } from '@plaza/consent';
import type { Site } from '@plaza/routing';
import { toldCountry } from '../core/told-country.ts';
import type { SiteConsent } from '../model/consent-page.ts';
import type { SiteTracking } from '../model/site-tracking.ts';

/** What of an app its proxy goes by. */
export type ProxyApp = {
  readonly site: Pick<Site, 'viewerCountryFallback'>;
  readonly consent?: SiteConsent;
  readonly tracking?: SiteTracking;
};

/**
 * Whether cookies may hold a visitor's tracking data (design §7): always, or where marketing is
 * allowed as far as a server can know, which it cannot where a service from outside asks.
 */
export function mayStore(
  headers: Pick<Headers, 'get'>,
  now: Date,
  { site, consent = {}, tracking }: ProxyApp,
): boolean {
  if (tracking?.persist !== 'with-consent') return true;
  if (consent.mode === 'external') return false;
  const { viewerCountryFallback } = site;
  const settings: ConsentFacts['settings'] = {
    ...consent,
    ...(viewerCountryFallback && { viewerCountryFallback }),
  };
  // The first country counts, so a cookie is believed before the network.
  const cookies = `${headers.get('cookie') ?? ''}; ${GEO_COOKIE}=${toldCountry(headers) ?? ''}`;
  const privacyControl = headers.get('sec-gpc') === '1';
  return resolveConsent({ settings, cookies, now, privacyControl, isPending: false }).allowed
    .marketing;
}
