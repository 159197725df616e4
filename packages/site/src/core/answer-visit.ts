import { GEO_COOKIE, readConsent, writeConsent } from '@plaza/consent';
import { GEO_MAX_AGE, KEEP_DECISION_PATH, UNKNOWN_COUNTRY } from '../model/visit.ts';
import { toldCountry } from './told-country.ts';

/**
 * Copies the country that the content delivery network has told into the geolocation cookie
 * (design §3.5). Where it has told none, the cookie says so until the browser closes, so that a
 * site without such a network is asked once. Where a page has just made a decision on consent and says
 * so, it is set again as it came, because Safari keeps what a script sets for seven days, and it should
 * last its year (§4.1).
 *
 * @returns 204, for no cache
 */
export function answerVisit(request: Pick<Request, 'headers' | 'url'>, now: Date): Response {
  const isSecure = URL.parse(request.url)?.protocol === 'https:';
  const headers = new Headers({ 'cache-control': 'no-store' });
  headers.append('set-cookie', geoCookie(toldCountry(request.headers), isSecure));
  const { givenAt, ...consent } = readConsent(request.headers.get('cookie') ?? '', now);
  const isDecided = request.url.endsWith(KEEP_DECISION_PATH);
  if (givenAt && isDecided)
    headers.append('set-cookie', writeConsent({ ...consent, givenAt }, isSecure));
  return new Response(null, { status: 204, headers });
}

const geoCookie = (country: string | undefined, isSecure: boolean) =>
  [
    `${GEO_COOKIE}=${country ?? UNKNOWN_COUNTRY}`,
    'Path=/',
    ...(country ? [`Max-Age=${GEO_MAX_AGE}`] : []),
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
