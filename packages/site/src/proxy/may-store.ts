import {
  type ConsentFacts,
  GEO_COOKIE,
  type OptionalCategory,
  resolveConsent,
} from '@plaza/consent';
import { findMarket, localSettings, type Site } from '@plaza/routing';
import { countryFromHeaders } from '../core/country-from-headers.ts';
import type { SiteConsent } from '../model/consent-page.ts';
import type { SiteTracking } from '../model/site-tracking.ts';
import { CLOCK_TOLERANCE } from '../model/visit.ts';

/** What of an app its proxy goes by. */
export type ProxyApp = {
  readonly site: Pick<
    Site,
    'viewerCountryFallback' | 'markets' | 'marketByLocale' | 'marketByPrefix' | 'defaultMarket'
  >;
  readonly consent?: SiteConsent;
  readonly tracking?: SiteTracking;
};

/** A request and what it is judged by. */
export type Asked = {
  readonly headers: Pick<Headers, 'get'>;
  /** Path of the page that it asks for; absent where it asks for none. */
  readonly path?: string;
  readonly now: Date;
  readonly app: ProxyApp;
};

/**
 * Whether cookies may hold a visitor's tracking data (design §7): always, or where marketing is
 * allowed.
 */
export const mayStore = (asked: Asked): boolean =>
  asked.app.tracking?.persist !== 'with-consent' || isAllowed('marketing', asked);

/** Whether a visitor allows it, as far as a server can know, which it cannot where a service from outside asks. */
export function isAllowed(category: OptionalCategory, asked: Asked): boolean {
  const { headers, now, app } = asked;
  const { consent = {} } = app;
  if (consent.mode === 'external') return false;
  const cookies = `${headers.get('cookie') ?? ''}; ${GEO_COOKIE}=${countryFromHeaders(headers) ?? ''}`;
  const privacyControl = headers.get('sec-gpc') === '1';
  const facts = {
    ...{ cookies, now, privacyControl },
    ...{ clockTolerance: CLOCK_TOLERANCE, isPending: false },
  };
  return fallbacks(asked).every((viewerCountryFallback) => {
    const settings: ConsentFacts['settings'] = {
      ...consent,
      ...(viewerCountryFallback && { viewerCountryFallback }),
    };
    return resolveConsent({ ...facts, settings }).allowed[category];
  });
}

/**
 * Where a visitor of unknown country counts: as the country of the page says, or, where the request
 * asks for no page, as each country of the site does, so that the strictest decides.
 */
function fallbacks({ path, app: { site } }: Asked): (string | undefined)[] {
  const market = path === undefined ? undefined : findMarket(site, path);
  const markets = market ? [market] : site.markets;
  return [
    ...new Set(markets.map(({ locale }) => localSettings(site, locale).viewerCountryFallback)),
  ];
}
