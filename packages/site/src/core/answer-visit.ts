import { GEO_COOKIE } from '@plaza/consent';
import { GEO_MAX_AGE, UNKNOWN_COUNTRY } from '../model/visit.ts';
import { toldCountry } from './told-country.ts';

/**
 * Copies the country that the content delivery network has told into the geolocation cookie
 * (design §3.5). Where it has told none, the cookie says so until the browser closes, so that a
 * site without such a network is asked once.
 *
 * @returns 204, for no cache
 */
export function answerVisit({ headers, url }: Pick<Request, 'headers' | 'url'>): Response {
  const country = toldCountry(headers);
  const cookie = [
    `${GEO_COOKIE}=${country ?? UNKNOWN_COUNTRY}`,
    'Path=/',
    ...(country ? [`Max-Age=${GEO_MAX_AGE}`] : []),
    'SameSite=Lax',
    ...(URL.parse(url)?.protocol === 'https:' ? ['Secure'] : []),
  ];
  return new Response(null, {
    status: 204,
    headers: { 'cache-control': 'no-store', 'set-cookie': cookie.join('; ') },
  });
}
