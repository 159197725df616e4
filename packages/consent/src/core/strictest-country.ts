import { GEO_COOKIE } from '../model/consent-cookie.ts';
import type { ConsentSettings } from '../model/consent-settings.ts';
import { cookieValues } from './cookie-values.ts';
import { isConsentRequired } from './is-consent-required.ts';
import { viewerCountry } from './viewer-country.ts';

/**
 * The country of a visitor. Of several geolocation cookies, the first where consent control applies
 * counts. One that exempts counts only if no other says that the country is unknown (design §7).
 *
 * @param cookies `document.cookie` or a `Cookie` header
 * @returns the site's fallback if no cookie names a country
 */
export function strictestCountry(cookies: string, settings: ConsentSettings): string | undefined {
  const countryOf = (code?: string) => viewerCountry(code, settings.viewerCountryFallback);
  const countries = (cookieValues(cookies).get(GEO_COOKIE) ?? ['']).map(countryOf);
  const unknown = countryOf();
  return (
    countries.find((country) => isConsentRequired(country, settings)) ??
    (countries.includes(unknown) ? unknown : countries[0])
  );
}
