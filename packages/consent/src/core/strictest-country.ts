import { GEO_COOKIE } from '../model/consent-cookie.ts';
import type { ConsentSettings } from '../model/consent-settings.ts';
import { cookieValues } from './cookie-values.ts';
import { isConsentRequired } from './is-consent-required.ts';
import { viewerCountry } from './viewer-country.ts';

/**
 * The country of a visitor. Of several geolocation cookies, the first where consent control applies
 * counts, otherwise the first valid one (design §7).
 *
 * @param cookies `document.cookie` or a `Cookie` header
 * @returns the site's fallback if no cookie names a country
 */
export function strictestCountry(cookies: string, settings: ConsentSettings): string | undefined {
  const codes = cookieValues(cookies).get(GEO_COOKIE) ?? [];
  const known = codes.flatMap((code) => viewerCountry(code) ?? []);
  const isControlled = (code: string) => isConsentRequired(code, settings);
  return viewerCountry(known.find(isControlled) ?? known[0], settings.viewerCountryFallback);
}
