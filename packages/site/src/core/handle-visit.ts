import { GEO_COOKIE, readConsent, strictestCountry, writeConsent } from '@plaza/consent';
import type { Site } from '@plaza/routing';
import type { SiteConsent } from '../model/consent-page.ts';
import {
  CLOCK_TOLERANCE,
  GEO_MAX_AGE,
  PERSIST_CONSENT_PATH,
  UNKNOWN_COUNTRY,
} from '../model/visit.ts';
import { countryFromHeaders } from './country-from-headers.ts';

/** What of an app tells where its visitors are. */
export type VisitApp = {
  readonly site: Pick<Site, 'url'>;
  readonly consent?: SiteConsent;
};

/**
 * Copies the country that the network tells into the geolocation cookie (design §3.5), unless the
 * cookie of the request says one that is stricter (design §7). Where neither says one, the cookie
 * says so until the browser closes, so that a site without such a network is asked once. A decision
 * on consent that a page has just made is set again as it came, because Safari keeps what a script
 * sets for seven days, and it should last its year (§4.1).
 *
 * @returns 204, for no cache
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

/** Nothing where the visitor's cookie says a country, and the network none or one that is less strict. */
function geoCookie(headers: Request['headers'], { site, consent = {} }: VisitApp) {
  const cookies = headers.get('cookie') ?? '';
  const networkCountry = countryFromHeaders(headers);
  const country = strictestCountry(`${GEO_COOKIE}=${networkCountry ?? ''}; ${cookies}`, consent);
  if (country !== networkCountry) return undefined;
  return [
    `${GEO_COOKIE}=${networkCountry ?? UNKNOWN_COUNTRY}`,
    'Path=/',
    ...(networkCountry ? [`Max-Age=${GEO_MAX_AGE}`] : []),
    'SameSite=Lax',
    ...(site.url.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');
}

function consentCookie({ headers, url }: Pick<Request, 'headers' | 'url'>, now: Date) {
  if (!url.endsWith(PERSIST_CONSENT_PATH)) return undefined;
  const { givenAt, ...consent } = readConsent(headers.get('cookie') ?? '', now, CLOCK_TOLERANCE);
  return givenAt && writeConsent({ ...consent, givenAt }, URL.parse(url)?.protocol === 'https:');
}
