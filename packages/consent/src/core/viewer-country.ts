import { countryOf } from '../model/consent-countries.ts';

/**
 * Two letters, except the codes that networks use for unknown: the user-assigned codes of ISO 3166
 * and `AP`. `XK` is Kosovo.
 */
const country = /^(?!A[AP]|Q[M-Z]|X[^K]|ZZ)[A-Z]{2}$/;

/**
 * The country of a visitor as an ISO 3166 code (design §3.5, §7). A region with a code of its own
 * counts as its country.
 *
 * @param code value of the geolocation cookie, in any case; `UK` and `EL` are aliases
 * @param fallback used when the country is unknown
 */
export function viewerCountry(code = '', fallback?: string): string | undefined {
  const written = code.toUpperCase();
  if (country.test(written)) return countryOf(written);
  return fallback && viewerCountry(fallback);
}
