import { viewerCountry } from '@plaza/consent';
import { countryHeaders, UNKNOWN_COUNTRY } from '../model/visit.ts';

/**
 * The visitor's country (ISO 3166) in the headers of a content delivery network (design §3.5).
 *
 * @returns `XX` if a header says that the network does not know it, undefined without any header
 */
export function countryFromHeaders(headers: Pick<Headers, 'get'>): string | undefined {
  const codes = countryHeaders.flatMap((name) => headers.get(name) || []);
  const country = codes.map((code) => viewerCountry(code)).find((code) => code !== undefined);
  return country ?? (codes.length > 0 ? UNKNOWN_COUNTRY : undefined);
}
