import fc from 'fast-check';
import { type CountryCode, getExampleNumber, parsePhoneNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, test } from 'vitest';
import { formatAdPhone } from './format-ad-phone.ts';

test.for<[string, string, string]>([
  ['612345678', '34', '+34612345678'],
  ['612 34 56 78', '+34', '+34612345678'],
  ['+34 612 345 678', '34', '+34612345678'],
  ['0034612345678', '34', '+34612345678'],
  ['+49 (170) 123-4567', '34', '+491701234567'],
  ['070-123 45 67', '46', '+46701234567'],
  ['06 1234 5678', '39', '+390612345678'],
  ['+46 (0)70 123 45 67', '46', '+46701234567'],
  ['0046 (0)70-123 45 67', '34', '+46701234567'],
  ['+44 (020) 7946 0018', '34', '+442079460018'],
  ['+46 070 123 45 67', '46', '+46701234567'],
  ['46 070 123 45 67', '46', '+46701234567'],
  ['(+34) 612 345 678', '34', '+34612345678'],
  ['34 612 345 678', '34', '+34612345678'],
  ['1 (201) 555-0123', '1', '+12015550123'],
  ['+39 (0)6 1234 5678', '34', '+390612345678'],
  ['02000', '47', '+4702000'],
  ['+47 02000', '47', '+4702000'],
  ['', '34', ''],
  ['none', '34', ''],
  ['0', '34', ''],
  ['+', '34', ''],
])('§5 %j in the country of %s is sent to advertising vendors as %j', ([number, code, sent]) => {
  expect(formatAdPhone(number, code)).toBe(sent);
});

/** The countries of §1, by locale. */
const COUNTRIES: Record<string, CountryCode> = {
  'es-ES': 'ES',
  'en-US': 'US',
  'sv-SE': 'SE',
  'de-DE': 'DE',
  'da-DK': 'DK',
  'en-PH': 'PH',
  'es-MX': 'MX',
  'en-ZA': 'ZA',
  'fi-FI': 'FI',
  'pl-PL': 'PL',
  'ro-RO': 'RO',
  'nb-NO': 'NO',
};

/** National numbers that start with the digits of their country code. */
const LOOKALIKES: [CountryCode, string][] = [
  ['DK', '45 12 34 56'],
  ['NO', '47 12 34 56'],
  ['PL', '48 123 45 67'],
  ['SE', '046-12 34 56'],
  ['DE', '0491 123456'],
  ['NO', '02000'],
];

describe('§5 agrees with libphonenumber', () => {
  test.each(Object.entries(COUNTRIES))('%s: its example in any notation', (_, country) => {
    const example = getExampleNumber(country, examples);
    if (!example) throw new Error(`${country} has no example`);
    const { countryCallingCode: code, nationalNumber, number } = example;
    const national = example.formatNational();
    const international = example.formatInternational();
    const trunk = national.startsWith('0') ? '(0)' : '';
    const spellings = [
      ...[number, national, international, `${nationalNumber}`],
      ...[`00${code}${nationalNumber}`, `${code}${nationalNumber}`, `${code} ${national}`],
      ...[`+${code} ${trunk}${nationalNumber}`, `(+${code}) ${national}`],
      ...[national.replaceAll(' ', '-'), international.replaceAll(' ', '.'), ` ${national}\u00a0`],
    ];
    for (const spelling of spellings) {
      expect([spelling, formatAdPhone(spelling, code)]).toEqual([spelling, number]);
      expect(formatAdPhone(spelling, `+${code}`)).toBe(number);
    }
  });

  test.each(LOOKALIKES)('%s: %s', (country, national) => {
    const { countryCallingCode, number } = parsePhoneNumber(national, country);
    expect(formatAdPhone(national, countryCallingCode)).toBe(number);
  });

  test('a number of another country keeps its code', () => {
    for (const [home, country] of Object.values(COUNTRIES).entries())
      for (const [away, other] of Object.values(COUNTRIES).entries()) {
        if (home === away) continue;
        const number = getExampleNumber(other, examples)?.number ?? '';
        const code = getExampleNumber(country, examples)?.countryCallingCode ?? '';
        expect(formatAdPhone(number, code)).toBe(number);
      }
  });
});

describe('§5 for any input', () => {
  const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[\d+ ().-]{0,20}$/));

  test('returns a plus sign and digits, or nothing', () => {
    fc.assert(
      fc.property(texts, texts, (number, code) => {
        expect(formatAdPhone(number, code)).toMatch(/^(?:\+\d+)?$/);
      }),
      { numRuns: 3_000 },
    );
  });

  test('is idempotent', () => {
    fc.assert(
      fc.property(texts, fc.stringMatching(/^[1-9]\d{0,2}$/), (number, code) => {
        const sent = formatAdPhone(number, code);
        expect(formatAdPhone(sent, code)).toBe(sent);
      }),
      { numRuns: 3_000 },
    );
  });
});
