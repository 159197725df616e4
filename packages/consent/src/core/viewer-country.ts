import { countryAliases } from '../model/consent-countries.ts';

/**
 * Two letters, but none of the codes by which networks say that they do not know: the user-assigned
 * codes of ISO 3166, `EU` and `AP`. `XK` is in use for Kosovo.
 */
const country = /^(?!A[AP]|EU|Q[M-Z]|X[^K]|ZZ)[A-Z]{2}$/;

/**
 * The country of a visitor as ISO 3166 writes it (design §3.5, §7). A region of a country that has a
 * code of its own counts as its country.
 *
 * @param code of the geolocation cookie; `UK` and `EL` are understood, and small letters
 * @param fallback country of a visitor whose country is unknown
 */
export function viewerCountry(code = '', fallback?: string): string | undefined {
  const written = code.toUpperCase();
  if (country.test(written)) return countryAliases[written] ?? written;
  return fallback && viewerCountry(fallback);
}
