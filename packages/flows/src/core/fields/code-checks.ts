import { checkIdentityNumber } from '../identity-numbers/check-identity-number.ts';
import type { FieldCheck } from './checked.ts';
import { checkAge } from './date-checks.ts';

/**
 * What can be checked of a phone number without tables of numbers: its characters, and that it has 4 to 17 digits (ITU-T
 * E.164 has 15, and 00 may stand before them).
 */
export const checkPhoneSyntax: FieldCheck = (value) => {
  const { length } = value.replace(/\D/g, '');
  if (!/^\(?\+?[\d\s().\-/]*$/.test(value)) return 'invalid';
  if (length < 4) return 'too-short';
  return length > 17 ? 'too-long' : { value };
};

/** Checks an identity number, and the age if the number tells the birth date. */
export const checkIdentity: FieldCheck = (raw, field, facts) => {
  const number = checkIdentityNumber(raw, facts.identityNumbers, facts.today);
  if ('code' in number || !number.birthDate) return number;
  const aged = checkAge(number.birthDate, field, facts);
  return 'code' in aged ? aged : number;
};

/** A postal code in the spelling of the country. */
export const checkPostalCode: FieldCheck = (raw, _field, { postalCodes }) => {
  const compact = raw.toUpperCase().replace(/[\s-]/g, '');
  for (const [pattern, spelling] of postalCodes) {
    const form = new RegExp(pattern);
    if (form.test(compact)) return { value: compact.replace(form, spelling) };
  }
  return 'invalid';
};

/**
 * An IBAN (ISO 13616) but for what differs by country: two check digits by ISO/IEC 7064 MOD 97-10, which finds any
 * single changed digit. `IBAN` may stand before it, as on cards and statements. Stored without spaces.
 */
export const checkIbanDigits: FieldCheck = (raw) => {
  const value = raw
    .toUpperCase()
    .replace(/^IBAN\W*/, '')
    .replace(/[\s.-]/g, '');
  if (!/^[A-Z]{2}\d\d[\dA-Z]{11,30}$/.test(value)) return 'invalid';
  // A is 10, Z is 35.
  const digits = (value.slice(4) + value.slice(0, 4)).replace(
    /[A-Z]/g,
    (letter) => `${Number.parseInt(letter, 36)}`,
  );
  return BigInt(digits) % 97n === 1n ? { value } : { code: 'check-digit', read: value };
};
