import { formatMexicanPhone } from '@plaza/i18n';
import {
  type CountryCode,
  getCountryCallingCode,
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

const parse = (raw: string, country?: CountryCode) =>
  parsePhoneNumberFromString(raw, { ...(country && { defaultCountry: country }), extract: false });

const isMobile = (number: PhoneNumber) => `${number.getType()}`.includes('MOBILE');

/**
 * A zero in brackets is for calls at home, also where no number has one. Mexico has dropped the 1 after its code and the
 * 01, 044 and 045 in front (IFT, Plan Técnico Fundamental de Numeración, 2019).
 */
const withoutOldPrefixes = (raw: string, country: string) => {
  const plain = raw
    .replace(/^\s*00/, '+')
    .replace(/^\((\+\d{1,3})\)/, '$1')
    .replace(/^(\(?\+(?!39|378)[\d\s()]{1,6}?)\(0\)/, '$1')
    .replace(/^(\+?52)[\s(-]*1(?=(?:\D*\d){10}\D*$)/, '$1');
  return country === 'MX' ? plain.replace(/^\D*0(?:1|44|45)(?=(?:\D*\d){10}\D*$)/, '') : plain;
};

/**
 * The number as it was typed in the country, or with a country code without its `+`: a number without the zero in front
 * that has the country's own code, and any that is none of the country.
 */
function readNumber(raw: string, country: CountryCode | undefined): PhoneNumber | undefined {
  const national = parse(raw, country);
  if (/^\D*\+/.test(raw) || !country) return national;
  const digits = raw.replace(/\D/g, '');
  const international = digits.startsWith('0') ? undefined : parse(`+${digits}`);
  if (!international?.isValid()) return national;
  const isOwn = digits.startsWith(getCountryCallingCode(country));
  // 49 15123456789 is a mobile number in Germany, and could be a line in Leer.
  if (isOwn && isMobile(international)) return international;
  return national?.isValid() ? national : international;
}

/**
 * Checks a phone number by the tables of libphonenumber: in the spelling of the country or, with its code, of any.
 * Its full tables are needed: with the small ones (`/min`), which have one pattern per country, up to half of the random
 * numbers of the right length pass that no operator issues (Romania, South Africa, Philippines).
 *
 * @returns the number as E.164; a line abroad whose code has no `+` is asked about, because it may be a slip
 */
export function checkPhone(typed: string, country: string): Checked {
  const known = knownCountry(country);
  const raw = withoutOldPrefixes(typed, country);
  const number = readNumber(raw, known);
  const read = number?.formatInternational();
  if (number?.isValid() && !notOfPersons.includes(number.getType())) {
    const isSure = /^\D*\+/.test(raw) || number.country === country || isMobile(number);
    return { value: number.number, ...(!isSure && { doubt: '' }) };
  }
  const length = validatePhoneNumberLength(raw, known);
  const code = number?.isValid() ? 'invalid' : (codes[length ?? ''] ?? 'invalid');
  return { code, ...(read && { read }) };
}

const codes: Readonly<Record<string, 'too-short' | 'too-long'>> = {
  TOO_SHORT: 'too-short',
  TOO_LONG: 'too-long',
};

/** §5: Mexican numbers at home have a format of their own; others are national at home. */
function write(number: PhoneNumber, country: string): string {
  if (number.country !== country) return number.formatInternational();
  return country === 'MX' ? formatMexicanPhone(number.number) : number.formatNational();
}

/** A stored number for people in a country. */
export function showPhone(value: string, country: string): string {
  const number = parse(value);
  return number ? write(number, country) : value;
}

/** A mobile number of the country as people there write it; it belongs to nobody. */
export function examplePhone(country: string): string | undefined {
  const known = knownCountry(country);
  const number = known && getExampleNumber(known, examples);
  return number && write(number, country);
}
