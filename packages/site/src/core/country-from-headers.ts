import {
  type ConsentSettings,
  isConsentRequired,
  strictestCountry,
  viewerCountry,
} from '@plaza/consent';
import { countryHeaders, SOMEWHERE_IN_EUROPE, UNKNOWN_COUNTRY } from '../model/visit.ts';

/**
 * The visitor's country (ISO 3166) in the headers of a content delivery network (design §3.5).
 *
 * @returns `XX` if a header says that the network does not know it, undefined without any header
 */
function countryFromHeaders(headers: Pick<Headers, 'get'>): string | undefined {
  const codes = countryHeaders.flatMap((name) => headers.get(name) || []);
  const country = codes.map((code) => viewerCountry(code)).find((code) => code !== undefined);
  return country ?? (codes.length > 0 ? UNKNOWN_COUNTRY : undefined);
}

/**
 * The country of the network, for a visitor with cookies. Who has one that exempts where the network
 * knows no country may have travelled, or got the cookie from another site of the domain (decision
 * 66).
 *
 * @returns `EU` for such a visitor, otherwise as `countryFromHeaders`
 */
export function networkCountry(
  headers: Pick<Headers, 'get'>,
  settings: ConsentSettings,
): string | undefined {
  const network = countryFromHeaders(headers);
  if (network !== UNKNOWN_COUNTRY) return network;
  const stored = strictestCountry(headers.get('cookie') ?? '', settings);
  const isDoubtful = stored === SOMEWHERE_IN_EUROPE || !isConsentRequired(stored, settings);
  return stored && isDoubtful ? SOMEWHERE_IN_EUROPE : network;
}
