import { describe, expect, test } from 'vitest';
import { GAMBLING_RULES, STRICTEST_GAMBLING_AGE } from '../model/gambling-rules.ts';
import { gamblingRuleOf } from './gambling-law.ts';

const CALLING_CODES: Readonly<Record<string, string>> = {
  ...{ DE: '49', DK: '45', ES: '34', FI: '358', MX: '52', NO: '47' },
  ...{ PH: '63', PL: '48', RO: '40', SE: '46', US: '1', ZA: '27' },
};
/** The letters of a telephone key, as in 1-800-MY-RESET. */
const KEYS = ['', '', 'ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];
const digitsOf = (phone: string) =>
  [...phone]
    .map((sign) => (/[A-Z]/.test(sign) ? KEYS.findIndex((key) => key.includes(sign)) : sign))
    .join('')
    .replace(/\D/g, '');

test('every country of the platform (§1) has an age and a helpline', () => {
  expect(Object.keys(GAMBLING_RULES).sort()).toEqual(Object.keys(CALLING_CODES).sort());
});

describe.each(Object.entries(GAMBLING_RULES))('the rule of %s', (country, rule) => {
  test('dials the number it shows, with the code of the country', () => {
    const code = CALLING_CODES[country] ?? '';
    const national = digitsOf(rule.helpline.phone).replace(new RegExp(`^(?:0|${code}(?=800))`), '');
    expect(rule.helpline.dial).toBe(`+${code}${national}`);
  });

  test('is of an adult', () => {
    expect(rule.minimumAge).toBeGreaterThanOrEqual(18);
    expect(rule.minimumAge).toBeLessThanOrEqual(STRICTEST_GAMBLING_AGE);
  });
});

test.each([
  ['es-ES', 'ES'],
  ['en-ES', 'ES'],
  ['en-PH', 'PH'],
])('the rule of %s is that of %s', (locale, country) => {
  expect(gamblingRuleOf(locale)).toBe(GAMBLING_RULES[country]);
});

test.each(['fr-FR', 'constructor', ''])('a country without a row has no rule: %s', (locale) => {
  expect(gamblingRuleOf(locale)).toBeUndefined();
});
