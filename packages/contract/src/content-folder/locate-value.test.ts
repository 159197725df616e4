import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createValueLocator } from './locate-value.ts';

test('finds every value of an indented object on its line', () => {
  const entries = fc.dictionary(fc.string(), fc.integer(), { minKeys: 1 });
  fc.assert(
    fc.property(entries, (object) => {
      const locate = createValueLocator(JSON.stringify(object, null, 2));
      const found = Object.keys(object).map((key) => locate([key]));
      expect(found).toEqual(found.map((_, index) => ({ line: index + 2, column: 3 })));
    }),
  );
});

const json = '{\n "a": [\n  1,\n  {\n   "b": 2,\n   "b": 3\n  }\n ]\n}';

test.each<[(string | number)[], number, number]>([
  [[], 1, 1],
  [['a'], 2, 2],
  [['a', 0], 3, 3],
  [['a', '1'], 4, 3],
  [['a', 1, 'b'], 6, 4],
  [['a', 1, 'missing'], 4, 3],
  [['constructor'], 1, 1],
  [['a', 0, 'b'], 3, 3],
])('%j is on line %i, column %i', (path, line, column) => {
  expect(createValueLocator(json)(path)).toEqual({ line, column });
});

test('returns no position in a text nested too deeply for the parser', () => {
  expect(createValueLocator('['.repeat(100_000) + ']'.repeat(100_000))([0])).toBeUndefined();
});
