import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countOptions, type Figured, meetsFilters, sortProducts } from './choose-products.ts';
import type { ListSettings } from './list-settings.ts';

/** A list of many products with any tags. */
const groups: ListSettings['groups'] = ['a', 'b', 'c'].map((name) => ({
  ...{ name, label: name },
  options: [1, 2, 3].map((index) => ({ name: `${name}:${index}`, label: `${name}${index}` })),
}));
const options = groups.flatMap((group) => group.options.map(({ name }) => name));
const tagged = fc.array(fc.record({ tags: fc.subarray(options) }), { maxLength: 20 });
const applied = fc.subarray(options);

describe('§1 filters', () => {
  test('are idempotent, and their order changes nothing', () => {
    fc.assert(
      fc.property(tagged, fc.shuffledSubarray(options), (all, filters) => {
        const once = all.filter((each) => meetsFilters(each, filters));
        expect(once.filter((each) => meetsFilters(each, filters))).toEqual(once);
        expect(all.filter((each) => meetsFilters(each, filters.toSorted()))).toEqual(once);
      }),
      { numRuns: 100 },
    );
  });

  test('count what applying each option shows of it', () => {
    fc.assert(
      fc.property(tagged, applied, (all, filters) => {
        const counts = countOptions(all, groups, filters);
        for (const option of options) {
          const [group] = option.split(':');
          const others = filters.filter((other) => !other.startsWith(`${group}:`));
          const alone = all.filter((each) => meetsFilters(each, [...others, option]));
          expect(counts[option]).toBe(alone.length);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('show more with every further option of a group, and fewer with another group', () => {
    fc.assert(
      fc.property(tagged, (all) => {
        const count = (...filters: string[]) =>
          all.filter((each) => meetsFilters(each, filters)).length;
        expect(count('a:1', 'a:2')).toBeGreaterThanOrEqual(count('a:1'));
        expect(count('a:1', 'b:1')).toBeLessThanOrEqual(count('a:1'));
      }),
      { numRuns: 50 },
    );
  });
});

describe('§1 the order of a list', () => {
  const card = (name: string, yearCost?: number) =>
    ({ product: { name, values: {} }, figures: { numbers: { yearCost } } }) as unknown as Figured;

  test('is that of the figure, of equal figures and of none that of the names', () => {
    const all = [
      card('Öland'),
      card('Vittsund', 0),
      card('Kallbäck', 0),
      card('Asp'),
      card('Älv', -9),
    ];
    const names = (sort: string) =>
      sortProducts(all, sort, 'sv-SE').map(({ product }) => product.name);
    expect(names('yearCost-ascending')).toEqual(['Älv', 'Kallbäck', 'Vittsund', 'Asp', 'Öland']);
    expect(names('yearCost-descending')).toEqual(['Kallbäck', 'Vittsund', 'Älv', 'Asp', 'Öland']);
    expect(names('rank-page')).toEqual(all.map(({ product }) => product.name));
  });
});
