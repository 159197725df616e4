import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLineFinder } from './line-finder.ts';

test('every value of an indented object is found on its line', () => {
  const entries = fc.dictionary(fc.string(), fc.integer(), { minKeys: 1 });
  fc.assert(
    fc.property(entries, (object) => {
      const lineOf = createLineFinder(JSON.stringify(object, null, 2));
      const found = Object.keys(object).map((key) => lineOf([key]));
      expect(found).toEqual(found.map((_, index) => index + 2));
    }),
  );
});

const json = '{\n "a": [\n  1,\n  {\n   "b": 2,\n   "b": 3\n  }\n ]\n}';

test.each<[(string | number)[], number]>([
  [[], 1],
  [['a'], 2],
  [['a', 0], 3],
  [['a', '1'], 4],
  [['a', 1, 'b'], 6],
  [['a', 1, 'missing'], 4],
  [['constructor'], 1],
  [['a', 0, 'b'], 3],
])('%j stands on line %i', (path, line) => {
  expect(createLineFinder(json)(path)).toBe(line);
});

test('a text nested too deeply for the parser has no lines', () => {
  expect(createLineFinder('['.repeat(100_000) + ']'.repeat(100_000))([0])).toBeUndefined();
});
