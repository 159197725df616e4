import {
  GEO_COOKIE,
  isConsentRequired,
  readConsent,
  strictestCountry,
  writeConsent,
} from '@plaza/consent';
import type { Site } from '@plaza/routing';
import type { SiteConsent } from '../model/consent-page.ts';
import {
  CLOCK_TOLERANCE,
  GEO_MAX_AGE,
  PERSIST_CONSENT_PATH,
  UNKNOWN_COUNTRY,
} from '../model/visit.ts';
import { countryFromHeaders } from './country-from-headers.ts';

/** The settings of an app that the endpoint uses. */
export type VisitApp = {
  readonly site: Pick<Site, 'url'>;
  readonly consent?: SiteConsent;
};

/**
 * Sets the geolocation cookie to the country of the network (design §3.5), unless the cookie of the
 * request has a stricter one (design §7). If neither has one, or the network does not know where a
 * cookie exempts, a session cookie says that the country is unknown, so that the browser asks once. A consent decision that the page has just saved is set again unchanged, so
 * that it lasts a year and not the seven days that Safari leaves to scripts (§4.1).
 *
 * @returns an uncached 204
 */
export function handleVisit(
  request: Pick<Request, 'headers' | 'url'>,
  now: Date,
  app: VisitApp,
): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  for (const cookie of [geoCookie(request.headers, app), consentCookie(request, now)])
    if (cookie) headers.append('set-cookie', cookie);
  return new Response(null, { status: 204, headers });
}

/** Undefined if the stored country is stricter, or counts because the network says nothing. */
function geoCookie(headers: Request['headers'], { site, consent = {} }: VisitApp) {
  const network = countryFromHeaders(headers);
  const stored = strictestCountry(headers.get('cookie') ?? '', consent);
  const isRequired = (country?: string) => isConsentRequired(country, consent);
  const isKept = network ? isRequired(stored) && !isRequired(network) : stored;
  if (isKept) return undefined;
  const country = network ?? UNKNOWN_COUNTRY;
  return [
    `${GEO_COOKIE}=${country}`,
    'Path=/',
    ...(country === UNKNOWN_COUNTRY ? [] : [`Max-Age=${GEO_MAX_AGE}`]),
    'SameSite=Lax',
    ...(site.url.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');
}

function consentCookie({ headers, url }: Pick<Request, 'headers' | 'url'>, now: Date) {
  if (!url.endsWith(PERSIST_CONSENT_PATH)) return undefined;
  const { givenAt, ...consent } = readConsent(headers.get('cookie') ?? '', now, CLOCK_TOLERANCE);
  const isSecure = URL.parse(url)?.protocol === 'https:';
  return givenAt && writeConsent({ ...consent, givenAt }, { isSecure });
}
