import {
  type ConsentFacts,
  GEO_COOKIE,
  type OptionalCategory,
  resolveConsent,
} from '@plaza/consent';
import { findMarket, localSettings, type Site } from '@plaza/routing';
import type { SiteConsent, SiteTracking } from '@plaza/site-config';
import { consentSettings } from '../core/consent/consent-settings.ts';
import { networkCountry } from '../core/country-from-headers.ts';
import { CLOCK_TOLERANCE } from '../model/visit.ts';

/** The settings of an app that its proxy uses. */
export type ProxyApp = {
  readonly site: Pick<
    Site,
    'viewerCountryFallback' | 'markets' | 'marketByLocale' | 'marketByPrefix' | 'defaultMarket'
  >;
  readonly consent?: SiteConsent;
  readonly tracking?: SiteTracking;
};

/** A request with the settings that decide on its cookies. */
export type StorageRequest = {
  readonly headers: Pick<Headers, 'get'>;
  /** Path of the requested page, if it requests one. */
  readonly path?: string;
  readonly now: Date;
  readonly app: ProxyApp;
};

/**
 * Whether cookies may store a visitor's tracking data (design §7): always, or with consent to
 * marketing.
 */
export const mayStore = (request: StorageRequest): boolean =>
  request.app.tracking?.persist !== 'with-consent' || isAllowed('marketing', request);

/**
 * Whether the visitor allows a category, as far as the server knows. With an external consent
 * service it does not.
 */
export function isAllowed(category: OptionalCategory, request: StorageRequest): boolean {
  const { headers, now, app } = request;
  const { consent } = app;
  if (consent?.mode === 'external') return false;
  const network = networkCountry(headers, consentSettings(consent));
  const cookies = [headers.get('cookie') ?? '', ...(network ? [`${GEO_COOKIE}=${network}`] : [])];
  const privacyControl = headers.get('sec-gpc') === '1';
  const facts = {
    ...{ cookies: cookies.join('; '), now, privacyControl },
    ...{ clockTolerance: CLOCK_TOLERANCE, isPending: false },
  };
  return fallbacks(request).every((viewerCountryFallback) => {
    const settings: ConsentFacts['settings'] = {
      ...consentSettings(consent),
      ...(viewerCountryFallback && { viewerCountryFallback }),
    };
    return resolveConsent({ ...facts, settings }).allowed[category];
  });
}

/**
 * The country for visitors without a known one: that of the page, or of every country of the site
 * if no page is requested, so that the strictest decides.
 */
function fallbacks({ path, app: { site } }: StorageRequest): (string | undefined)[] {
  const market = path === undefined ? undefined : findMarket(site, path);
  const markets = market ? [market] : site.markets;
  return [
    ...new Set(markets.map(({ locale }) => localSettings(site, locale).viewerCountryFallback)),
  ];
}
