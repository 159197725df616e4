import { IDENTITY_NUMBERS, type IdentityNumberRule } from './identity-numbers.ts';

/** What the check of a field depends on in a country; JSON, because a page gives it to its browser. */
export type FieldCountry = {
  /** The numbers that a person may give for identification. */
  readonly identityNumbers: readonly IdentityNumberRule[];
  /** Pattern of a postal code without spaces and dashes, and how its groups are written. */
  readonly postalCodes: readonly (readonly [pattern: string, spelling: string])[];
  /** In years; the default minimum of birth dates and identity numbers. */
  readonly adultAge: number;
  /** The usual order in a date; the year first is read everywhere. */
  readonly dateOrder: 'dmy' | 'mdy' | 'ymd';
  /** The sign before the cents. Both are read where there is no doubt. */
  readonly decimal: '.' | ',';
};

const fourDigits = ['^(\\d{4})$', '$1'] as const;
const fiveDigits = ['^(\\d{5})$', '$1'] as const;
const { document, ...numbers } = IDENTITY_NUMBERS;
const european = { adultAge: 18, dateOrder: 'dmy', decimal: ',' } as const;

/**
 * The countries that fields know, by ISO 3166-1 code. Sources: the Universal Postal Union's
 * addressing systems for postal codes, Unicode CLDR for dates and decimals.
 */
export const FIELD_COUNTRIES: Readonly<Record<string, FieldCountry>> = {
  // The first two digits are the province, 01 to 52.
  ES: {
    ...european,
    identityNumbers: [numbers.nif],
    postalCodes: [['^((0[1-9]|[1-4]\\d|5[0-2])\\d{3})$', '$1']],
  },
  SE: {
    ...european,
    identityNumbers: [numbers.personnummer],
    postalCodes: [['^([1-9]\\d\\d)(\\d\\d)$', '$1 $2']],
    dateOrder: 'ymd',
  },
  // The tax number is the only one a person has for life; a site asks for it only for tax.
  DE: {
    ...european,
    identityNumbers: [numbers.steuerId],
    postalCodes: [['^((?!00)\\d{5})$', '$1']],
  },
  DK: { ...european, identityNumbers: [numbers.cpr], postalCodes: [fourDigits] },
  FI: { ...european, identityNumbers: [numbers.henkilotunnus], postalCodes: [fiveDigits] },
  PL: {
    ...european,
    identityNumbers: [numbers.pesel],
    postalCodes: [['^(\\d\\d)(\\d{3})$', '$1-$2']],
  },
  RO: {
    ...european,
    identityNumbers: [numbers.cnp, numbers.cnpOfTen],
    postalCodes: [['^(\\d{6})$', '$1']],
  },
  NO: {
    ...european,
    identityNumbers: [numbers.fodselsnummer],
    postalCodes: [fourDigits],
  },
  ZA: {
    ...european,
    identityNumbers: [numbers.southAfricanId],
    postalCodes: [fourDigits],
    decimal: '.',
  },
  MX: {
    ...european,
    identityNumbers: [numbers.curp, numbers.rfc],
    postalCodes: [fiveDigits],
    decimal: '.',
  },
  US: {
    ...european,
    identityNumbers: [numbers.ssn, numbers.itin],
    postalCodes: [
      ['^(\\d{5})$', '$1'],
      ['^(\\d{5})(\\d{4})$', '$1-$2'],
    ],
    dateOrder: 'mdy',
    decimal: '.',
  },
  // The national number is on few documents yet; a passport, a licence or the like will do.
  PH: {
    ...european,
    identityNumbers: [document],
    postalCodes: [fourDigits],
    dateOrder: 'mdy',
    decimal: '.',
  },
};

/** For a country without a row: syntax is checked, and nothing that only its authorities know. */
const elsewhere: FieldCountry = {
  ...european,
  identityNumbers: [document],
  postalCodes: [['^([0-9A-Z]{2,10})$', '$1']],
};

/** @param country ISO 3166-1 code, in upper case */
export const fieldCountryOf = (country: string): FieldCountry =>
  (Object.hasOwn(FIELD_COUNTRIES, country) && FIELD_COUNTRIES[country]) || elsewhere;
