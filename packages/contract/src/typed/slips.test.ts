import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostSlips, slips } from './index.ts';

test.each([
  ['borker', 'broker', 1],
  ['kreditkrot', 'kreditkort', 1],
  ['kreditkrt', 'kreditkort', 1],
  ['krediitkort', 'kreditkort', 1],
  ['kredytkrt', 'kreditkort', 2],
  ['broker', 'broker', 0],
  ['', 'ab', 2],
])('%j is %j with slips: %i', (typed, known, count) => {
  expect(slips(typed, known, 2)).toBe(count);
});

test('slips are the same in both directions, and none within a word only', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(slips(a, b, 8)).toBe(slips(b, a, 8));
      expect(slips(a, b, 8) === 0).toBe(a === b);
      expect(slips(a, b, 1) <= 1).toBe(slips(a, b, 8) <= 1);
    }),
  );
});

test('short words have no slips', () => {
  expect(['lan', 'kort', 'konto', 'broker'].map(mostSlips)).toEqual([0, 1, 1, 2]);
});
