import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shownPages } from './shown-pages.ts';

it.each([
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 20, [1, 2, 3, 4, 'gap', 20]],
  [4, 20, [1, 2, 3, 4, 5, 'gap', 20]],
  [5, 20, [1, 'gap', 4, 5, 6, 'gap', 20]],
  [20, 20, [1, 'gap', 17, 18, 19, 20]],
])('page %i of %i', (current, last, shown) => {
  expect(shownPages(current, last)).toEqual(shown);
});

it('has at most seven parts in order, with the current page and those that prev and next lead to', () => {
  const place = fc
    .integer({ min: 1, max: 5000 })
    .chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)));
  fc.assert(
    fc.property(place, ([current, last]) => {
      const shown = shownPages(current, last);
      const numbers = shown.filter((page) => page !== 'gap');
      expect(shown.length).toBeLessThanOrEqual(7);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      const expected = [1, current - 1, current, current + 1, last];
      expect(numbers).toEqual(
        expect.arrayContaining(expected.filter((page) => page >= 1 && page <= last)),
      );
    }),
  );
});
