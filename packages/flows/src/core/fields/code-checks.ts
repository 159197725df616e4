import { checkIdentityNumber } from '../identity-numbers/check-identity-number.ts';
import type { FieldCheck } from './checked.ts';
import { checkAge } from './date-checks.ts';

/**
 * What can be told of a phone number without tables of numbers: its characters, and that it has 4 to 17 digits (ITU-T
 * E.164 has 15, and 00 may stand before them).
 */
export const checkPhoneSyntax: FieldCheck = (raw) => {
  const { length } = raw.replace(/\D/g, '');
  if (!/^\+?[\d\s().\-/–]*$/.test(raw)) return 'invalid';
  if (length < 4) return 'too-short';
  return length > 17 ? 'too-long' : { value: raw };
};

/** Checks an identity number, and the age if the number tells the birth date. */
export const checkIdentity: FieldCheck = (raw, field, facts) => {
  const number = checkIdentityNumber(raw, facts.identityNumbers, facts.today);
  if (typeof number === 'string' || !number.birthDate) return number;
  const aged = checkAge(number.birthDate, field, facts);
  return typeof aged === 'string' ? aged : number;
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
 * An IBAN (ISO 13616) but for the length in its country: two check digits by ISO/IEC 7064 MOD 97-10, which finds any
 * single changed digit. Stored without spaces.
 */
export const checkIbanDigits: FieldCheck = (raw) => {
  const value = raw.toUpperCase().replace(/[\s.-]/g, '');
  if (!/^[A-Z]{2}\d\d[\dA-Z]{11,30}$/.test(value)) return 'invalid';
  // A is 10, Z is 35.
  const digits = [...value.slice(4), ...value.slice(0, 4)].map((sign) => Number.parseInt(sign, 36));
  let remainder = 0;
  for (const digit of digits.join('')) remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder === 1 ? { value } : 'check-digit';
};
