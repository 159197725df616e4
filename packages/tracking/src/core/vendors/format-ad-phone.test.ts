import fc from 'fast-check';
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
  ['', '34', ''],
  ['none', '34', ''],
  ['0', '34', ''],
  ['+', '34', ''],
])('§5 %j in the country of %s is told to advertising vendors as %j', ([number, code, told]) => {
  expect(formatAdPhone(number, code)).toBe(told);
});

test('§5 the plus sign is removed for the Meta pixel', () => {
  expect(formatAdPhone('612345678', '34', 'meta')).toBe('34612345678');
  expect(formatAdPhone('612345678', '34', 'tiktok')).toBe('+34612345678');
});

describe('§5 whatever it is given', () => {
  const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[\d+ ().-]{0,20}$/));

  test('digits with a plus sign before them, or nothing; for Meta the same digits', () => {
    fc.assert(
      fc.property(texts, texts, (number, code) => {
        const told = formatAdPhone(number, code);
        expect(told).toMatch(/^(?:\+\d+)?$/);
        expect(formatAdPhone(number, code, 'meta')).toBe(told.replace('+', ''));
      }),
      { numRuns: 3_000 },
    );
  });

  test('a number told once may be told again', () => {
    fc.assert(
      fc.property(texts, fc.stringMatching(/^[1-9]\d{0,2}$/), (number, code) => {
        const told = formatAdPhone(number, code);
        expect(formatAdPhone(told, code)).toBe(told);
      }),
      { numRuns: 3_000 },
    );
  });
});
