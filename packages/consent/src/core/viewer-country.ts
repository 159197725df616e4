import { countryAliases } from '../model/consent-countries.ts';

/**
 * Two letters, but no user-assigned code of ISO 3166, by which CDNs say that they do not know; `XK`
 * is in use for Kosovo.
 */
const country = /^(?!AA|Q[M-Z]|X[^K]|ZZ)[A-Z]{2}$/;

/**
 * The country of a visitor as ISO 3166 writes it (design §3.5, §7).
 *
 * @param code of the geolocation cookie; `UK` and `EL` are understood, and small letters
 * @param fallback country of a visitor of whom nobody knows the country, or whose code is of none
 */
export function viewerCountry(code = '', fallback?: string): string | undefined {
  const written = code.toUpperCase();
  if (country.test(written)) return countryAliases[written] ?? written;
  return fallback && viewerCountry(fallback);
}
