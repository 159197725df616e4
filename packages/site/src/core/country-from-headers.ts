import { viewerCountry } from '@plaza/consent';
import { countryHeaders } from '../model/visit.ts';

/** The visitor's country (ISO 3166) in the headers of a content delivery network (design §3.5). */
export const countryFromHeaders = (headers: Pick<Headers, 'get'>): string | undefined =>
  countryHeaders
    .map((name) => viewerCountry(headers.get(name) ?? ''))
    .find((code) => code !== undefined);
