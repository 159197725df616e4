import {
  type ConsentFacts,
  GEO_COOKIE,
  type OptionalCategory,
  resolveConsent,
} from '@plaza/consent';
import type { Site } from '@plaza/routing';
import { countryFromHeaders } from '../core/country-from-headers.ts';
import type { SiteConsent } from '../model/consent-page.ts';
import type { SiteTracking } from '../model/site-tracking.ts';
import { CLOCK_TOLERANCE } from '../model/visit.ts';

/** What of an app its proxy goes by. */
export type ProxyApp = {
  readonly site: Pick<Site, 'viewerCountryFallback'>;
  readonly consent?: SiteConsent;
  readonly tracking?: SiteTracking;
};

/**
 * Whether cookies may hold a visitor's tracking data (design §7): always, or where marketing is
 * allowed.
 */
export const mayStore = (headers: Pick<Headers, 'get'>, now: Date, app: ProxyApp): boolean =>
  app.tracking?.persist !== 'with-consent' || isAllowed('marketing', { headers, now, app });

type Asked = {
  readonly headers: Pick<Headers, 'get'>;
  readonly now: Date;
  readonly app: Pick<ProxyApp, 'site' | 'consent'>;
};

/** Whether a visitor allows it, as far as a server can know, which it cannot where a service from outside asks. */
export function isAllowed(category: OptionalCategory, { headers, now, app }: Asked): boolean {
  const { site, consent = {} } = app;
  if (consent.mode === 'external') return false;
  const { viewerCountryFallback } = site;
  const settings: ConsentFacts['settings'] = {
    ...consent,
    ...(viewerCountryFallback && { viewerCountryFallback }),
  };
  const cookies = `${headers.get('cookie') ?? ''}; ${GEO_COOKIE}=${countryFromHeaders(headers) ?? ''}`;
  const privacyControl = headers.get('sec-gpc') === '1';
  const facts = {
    ...{ settings, cookies, now, privacyControl },
    ...{ clockTolerance: CLOCK_TOLERANCE, isPending: false },
  };
  return resolveConsent(facts).allowed[category];
}
