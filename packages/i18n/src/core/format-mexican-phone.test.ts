import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMexicanPhone } from './format-mexican-phone.ts';

describe('§5 Mexican phone numbers', () => {
  it.each([
    ['5512345678', '(55) 1234-5678'],
    ['3312345678', '(33) 1234-5678'],
    ['5612345678', '(56) 1234-5678'],
    ['8112345678', '(81) 1234-5678'],
    ['2221234567', '(222) 123-4567'],
    ['+525512345678', '(55) 1234-5678'],
    [' +52 (222) 123 45 67', '(222) 123-4567'],
    ['(+52) 55-1234-5678', '(55) 1234-5678'],
    ['+52 55 1234 5678 ext. 9', '(55) 1234-5678'],
    ['525512345678', '(525) 512-3456'],
    ['', ''],
    ['sin número', ''],
    [null, ''],
    [undefined, ''],
  ])('%j is shown as %s', (phone, shown) => {
    expect(formatMexicanPhone(phone)).toBe(shown);
  });

  it.each([
    ['5', '5'],
    ['55', '55'],
    ['551', '(55) 1'],
    ['551234', '(55) 1234'],
    ['5512345', '(55) 1234-5'],
    ['222', '222'],
    ['2221', '(222) 1'],
    ['222123', '(222) 123'],
    ['2221234', '(222) 123-4'],
  ])('%j, still being typed, is shown as %s', (phone, shown) => {
    expect(formatMexicanPhone(phone)).toBe(shown);
  });

  const typed = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom(...'0123456789+ ()-52') }),
    fc.stringMatching(/^(\+52)?\d{0,14}$/),
  );

  it('are idempotent for any input', () => {
    fc.assert(
      fc.property(typed, (phone) => {
        const shown = formatMexicanPhone(phone);
        expect(formatMexicanPhone(shown)).toBe(shown);
        expect(shown).toMatch(
          /^(\d{0,3}|\((33|55|56|81)\) \d{1,4}(-\d{1,4})?|\(\d{3}\) \d{1,3}(-\d{1,4})?)$/,
        );
      }),
    );
  });

  it('keep the first ten digits after a +52 in order', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,14}$/), fc.boolean(), (digits, abroad) => {
        const shown = formatMexicanPhone(abroad ? `+52${digits}` : digits);
        expect(shown.replaceAll(/\D/g, '')).toBe(digits.slice(0, 10));
      }),
    );
  });
});
