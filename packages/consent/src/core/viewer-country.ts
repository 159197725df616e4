import { countryAliases } from '../model/consent-countries.ts';

/** User-assigned codes of ISO 3166, by which CDNs say that they do not know; `XK` is in use for Kosovo. */
const nowhere = /^(?:AA|Q[M-Z]|X[A-JL-Z]|ZZ)$/;

/**
 * The country of a visitor as ISO 3166 writes it (design §3.5, §7).
 *
 * @param code of the geolocation cookie; `UK` and `EL` are understood, case and space do not matter
 * @param fallback country of a visitor of whom nobody knows the country, or whose code is of none
 */
export function viewerCountry(code: string | undefined, fallback?: string): string | undefined {
  return knownCountry(code) ?? knownCountry(fallback);
}

function knownCountry(code = ''): string | undefined {
  const written = code.trim().toUpperCase();
  if (!/^[A-Z]{2}$/.test(written) || nowhere.test(written)) return undefined;
  return countryAliases[written] ?? written;
}
