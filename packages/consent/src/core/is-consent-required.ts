import { consentRegions } from '../model/consent-countries.ts';
import type { ConsentSettings } from '../model/consent-settings.ts';
import { viewerCountry } from './viewer-country.ts';

/**
 * Whether consent control applies to a visitor (§4.1). Visitors from other or unknown countries
 * count as consenting to all; `viewerCountryFallback` sets the country of unknown ones.
 *
 * @param code value of the geolocation cookie
 */
export function isConsentRequired(
  code: string | undefined,
  { furtherCountries = [], viewerCountryFallback }: ConsentSettings = {},
): boolean {
  const country = viewerCountry(code, viewerCountryFallback);
  if (!country) return false;
  return (
    consentRegions.some((codes) => codes.startsWith(country)) || furtherCountries.includes(country)
  );
}
