import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fingerprint, keyText } from './content-row.ts';
import { SpoolEntries, type SpooledEntry } from './spool-entries.ts';

const anyEntry: fc.Arbitrary<SpooledEntry> = fc.record({
  folder: fc.constantFrom('posts', 'products', 'website-cookies'),
  locale: fc.constantFrom('', 'es-ES', 'sv-SE'),
  id: fc.string({ minLength: 1 }),
  hash: fc.string().map(fingerprint),
  offset: fc.nat({ max: 2 ** 45 }),
  length: fc.nat({ max: 2 ** 31 }),
});

test('design §3 returns entries as they were added, in their order', () => {
  const lists = fc.uniqueArray(anyEntry, { selector: keyText, maxLength: 300, size: 'max' });
  fc.assert(
    fc.property(lists, (added) => {
      const entries = new SpoolEntries();
      for (const entry of added) entries.add(entry);
      expect(entries.size).toBe(added.length);
      expect([...entries.values()]).toEqual(added);
      expect(added.map((entry) => entries.get(keyText(entry)))).toEqual(added);
      for (const { hash, ...key } of added) {
        expect(entries.hasHash(keyText(key), hash)).toBe(true);
        expect(entries.hasHash(keyText(key), fingerprint(hash))).toBe(false);
      }
      const read = added.filter(({ length }) => length > 0);
      expect([...entries.readNames()]).toEqual(read.map(keyText));
      expect([...entries.names()].every((name) => entries.has(name))).toBe(true);
    }),
    { numRuns: 50 },
  );
  expect(new SpoolEntries().get('posts/es-ES/none')).toBeUndefined();
  expect(new SpoolEntries().hasHash('posts/es-ES/none', fingerprint(''))).toBe(false);
});
