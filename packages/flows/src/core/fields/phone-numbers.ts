import { formatMexicanPhone } from '@plaza/i18n';
import {
  type CountryCode,
  getExampleNumber,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import type { Checked } from './checked.ts';

/** Numbers at which nobody can be called back: they cost the caller, or belong to no person. */
const notOfPersons: readonly unknown[] = [
  'PREMIUM_RATE',
  'SHARED_COST',
  'TOLL_FREE',
  'UAN',
  'PAGER',
  'VOICEMAIL',
];

const knownCountry = (country: string): CountryCode | undefined =>
  isSupportedCountry(country) ? country : undefined;

/**
 * Checks a phone number by the tables of libphonenumber: in the spelling of the country or, with `+` or `00`, of any.
 * Its full tables are needed: with the small ones (`/min`), which have one pattern per country, up to half of the random
 * numbers of the right length pass that no operator issues (Romania, South Africa, Philippines).
 *
 * @returns the number as E.164
 */
export function checkPhone(raw: string, country: string): Checked {
  const defaultCountry = knownCountry(country);
  const options = { ...(defaultCountry && { defaultCountry }), extract: false };
  const number = parsePhoneNumberFromString(raw, options);
  if (number?.isValid())
    return notOfPersons.includes(number.getType()) ? 'invalid' : { value: number.number };
  const length = validatePhoneNumberLength(raw, options);
  if (length === 'TOO_SHORT') return 'too-short';
  return length === 'TOO_LONG' ? 'too-long' : 'invalid';
}

/** §5: Mexican numbers at home have a format of their own; others are national at home. */
function write(number: PhoneNumber, country: string): string {
  if (number.country !== country) return number.formatInternational();
  return country === 'MX' ? formatMexicanPhone(number.number) : number.formatNational();
}

/** A stored number for people in a country. */
export function showPhone(value: string, country: string): string {
  const number = parsePhoneNumberFromString(value, { extract: false });
  return number ? write(number, country) : value;
}

/** A mobile number of the country as people there write it; it belongs to nobody. */
export function examplePhone(country: string): string | undefined {
  const known = knownCountry(country);
  const number = known && getExampleNumber(known, examples);
  return number && write(number, country);
}
