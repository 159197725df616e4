import { viewerCountry } from '@plaza/consent';
import { countryHeaders } from '../model/visit.ts';

/** The country that a content delivery network has told of a request, ISO 3166 (design §3.5). */
export const countryFromHeaders = (headers: Pick<Headers, 'get'>): string | undefined =>
  countryHeaders
    .map((name) => viewerCountry(headers.get(name) ?? ''))
    .find((code) => code !== undefined);
