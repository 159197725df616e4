import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sanitizeEmail } from './sanitize-email.ts';

test.for<[string, string]>([
  ['Ana.Garcia@Example.ES', 'anagarcia@example.es'],
  ['ana+loans@example.es', 'ana@example.es'],
  ['ana+a+b@example.es', 'ana@example.es'],
  ['a.n.a+x.y@mail.example.es', 'ana@mail.example.es'],
  ['JOSÉ.Núñez@example.es', 'josenunez@example.es'],
  ['jose\u0301@example.es', 'jose@example.es'],
  ['åsa.öberg@exämple.se', 'asaoberg@example.se'],
  [' ana@example.es\n', 'ana@example.es'],
  ['"a@b".c@example.es', '"a@b"c@example.es'],
  ['+tag@example.es', '@example.es'],
  ['Ñandú.es', 'nandu.es'],
  ['', ''],
])('§5 %j is sent to advertising vendors as %j', ([email, sanitized]) => {
  expect(sanitizeEmail(email)).toBe(sanitized);
});

describe('§5 for any input', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(fc.constantFrom('a', 'É', 'ñ', '\u0301', '\u212B', 'İ', '.', '+', '@', ' ', '\uD800'))
      .map((letters) => letters.join('')),
    fc.emailAddress(),
  );
  const check = (predicate: (text: string) => void) =>
    fc.assert(fc.property(texts, predicate), { numRuns: 3_000 });

  test('is idempotent', () => {
    check((text) => {
      expect(sanitizeEmail(sanitizeEmail(text))).toBe(sanitizeEmail(text));
    });
  });

  test('leaves no capitals, no accents, and no dot or plus before the at sign', () => {
    check((text) => {
      const email = sanitizeEmail(text);
      expect(email).toBe(email.toLowerCase());
      expect(email.normalize('NFD')).not.toMatch(/\p{M}/u);
      if (email.includes('@')) expect(email.slice(0, email.lastIndexOf('@'))).not.toMatch(/[.+]/);
    });
  });

  test('ignores capitals, dots and plus-tags', () => {
    const address = fc.tuple(
      fc.stringMatching(/^[a-z0-9]{1,12}$/),
      fc.stringMatching(/^[a-z]{1,9}$/),
    );
    fc.assert(
      fc.property(address, fc.stringMatching(/^[a-z.+]{0,9}$/), ([local, host], tag) => {
        const written = `${local.split('').join('.')}+${tag}@${host}.example`;
        expect(sanitizeEmail(written.toUpperCase())).toBe(`${local}@${host}.example`);
      }),
    );
  });
});
