import {
  GEO_COOKIE,
  isConsentRequired,
  readConsent,
  strictestCountry,
  writeConsent,
} from '@plaza/consent';
import type { Site } from '@plaza/routing';
import { PERSIST_CONSENT_PATH } from '@plaza/site-browser';
import type { SiteConsent } from '@plaza/site-config';
import {
  CLOCK_TOLERANCE,
  GEO_MAX_AGE,
  SOMEWHERE_IN_EUROPE,
  UNKNOWN_COUNTRY,
} from '../model/visit.ts';
import { networkCountry } from './country-from-headers.ts';

/** The settings of an app that the endpoint uses. */
export type VisitApp = {
  readonly site: Pick<Site, 'url'>;
  readonly consent?: SiteConsent;
};

/**
 * Sets the geolocation cookie to the country of the network (design §3.5), unless the cookie of the
 * request has a stricter one (design §7). If nobody names a country, a session cookie says so, so
 * that the browser asks once. A consent decision that the page has just saved is set again unchanged,
 * so that it lasts a year and not the seven days that Safari leaves to scripts (§4.1).
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
  const network = networkCountry(headers, consent);
  const stored = strictestCountry(headers.get('cookie') ?? '', consent);
  const isStricter =
    stored !== SOMEWHERE_IN_EUROPE &&
    isConsentRequired(stored, consent) &&
    (network === SOMEWHERE_IN_EUROPE || !isConsentRequired(network, consent));
  if (network ? isStricter : stored) return undefined;
  const country = network ?? UNKNOWN_COUNTRY;
  return [
    `${GEO_COOKIE}=${country}`,
    'Path=/',
    ...(country === UNKNOWN_COUNTRY || country === SOMEWHERE_IN_EUROPE
      ? []
      : [`Max-Age=${GEO_MAX_AGE}`]),
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
