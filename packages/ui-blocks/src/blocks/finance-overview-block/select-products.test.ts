import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FilterCondition, FilterOperator, ProductSelection } from './schema.ts';
import { selectProducts } from './select-products.ts';

const PRODUCTS = [
  {
    id: 1,
    name: 'Zarza',
    rank: 10,
    active: true,
    amountRange: { max: 500 },
    offers: [{ apr: 9.5 }],
  },
  {
    id: 2,
    name: 'álamo',
    rank: 2,
    active: false,
    amountRange: { max: 1000 },
    offers: [{ apr: 30 }],
  },
  { id: 3, name: 'Boj 10', rank: -3, active: true, amountRange: { max: 250 }, offers: [] },
  { id: 4, name: 'Boj 9', rank: 2, active: true, amountRange: null, offers: [{ apr: Number.NaN }] },
].map((values) => ({ values }));
const NO_ORDER = { property: 'none', direction: 'asc' } as const;
const words = new Intl.Collator('es-ES', { numeric: true });

const ids = (selection: Partial<ProductSelection>) =>
  selectProducts(
    PRODUCTS,
    { limit: 9, orderBy: { property: 'id', direction: 'asc' }, ...selection },
    words,
  ).map(({ values }) => values.id);

describe('§3.4 FinanceOverviewBlock filter', () => {
  test.each<[property: string, FilterOperator, value: number, expected: number[]]>([
    ['rank', 'eq', 2, [2, 4]],
    ['rank', 'neq', 2, [1, 3]],
    ['rank', 'gt', 2, [1]],
    ['rank', 'gte', 2, [1, 2, 4]],
    ['rank', 'lt', 2, [3]],
    ['rank', 'lte', 2, [2, 3, 4]],
    ['amountRange.max', 'gte', 500, [1, 2]],
    ['offers.0.apr', 'lt', 10, [1]],
    ['offers.length', 'eq', 0, [3]],
    ['active', 'eq', 1, [1, 3, 4]],
    ['active', 'neq', 1, [2]],
    ['name', 'gt', 0, []],
    ['name', 'neq', 0, [1, 2, 3, 4]],
    ['offers', 'eq', 0, []],
    ['missing', 'lte', 0, []],
    ['missing', 'neq', 0, [1, 2, 3, 4]],
    ['constructor.length', 'eq', 1, []],
    ['__proto__', 'eq', 0, []],
    ['name.length', 'gt', 0, []],
  ])('%s %s %i', (...[property, operator, value, expected]) => {
    expect(ids({ filter: { conditions: [{ property, operator, value }] } })).toEqual(expected);
  });

  test('every condition must hold, and none lets all through', () => {
    const conditions: FilterCondition[] = [
      { property: 'rank', operator: 'lte', value: 2 },
      { property: 'active', operator: 'eq', value: 1 },
    ];
    expect(ids({ filter: { conditions } })).toEqual([3, 4]);
    expect(ids({ filter: { conditions: [] } })).toEqual([1, 2, 3, 4]);
  });
});

describe('§3.4 FinanceOverviewBlock order and limit', () => {
  test.each<[property: string, 'asc' | 'desc', limit: number, expected: number[]]>([
    ['rank', 'asc', 9, [3, 2, 4, 1]],
    ['rank', 'desc', 9, [1, 2, 4, 3]],
    ['name', 'asc', 9, [2, 4, 3, 1]],
    ['name', 'desc', 9, [1, 3, 4, 2]],
    ['active', 'desc', 9, [1, 3, 4, 2]],
    ['amountRange.max', 'asc', 9, [3, 1, 2, 4]],
    ['amountRange.max', 'desc', 9, [2, 1, 3, 4]],
    ['offers.0.apr', 'desc', 9, [2, 1, 3, 4]],
    ['missing', 'desc', 9, [1, 2, 3, 4]],
    ['rank', 'asc', 2, [3, 2]],
    ['rank', 'asc', 0, []],
    ['rank', 'asc', -1, []],
  ])('%s %s, at most %i', (...[property, direction, limit, expected]) => {
    expect(ids({ limit, orderBy: { property, direction } })).toEqual(expected);
  });

  test('what is given keeps its order', () => {
    ids({ orderBy: { property: 'rank', direction: 'desc' } });
    expect(PRODUCTS.map(({ values }) => values.id)).toEqual([1, 2, 3, 4]);
  });
});

const number = fc.integer({ min: -3, max: 3 });
const text = fc.constantFrom('a', 'B', '2', '10');

test('§3.4 the operators agree with each other on whatever a product holds', () => {
  const key = fc.oneof(number, text, fc.boolean(), fc.constant(null));
  const products = fc.array(fc.record({ values: fc.record({ key }) }), { maxLength: 12 });
  fc.assert(
    fc.property(products, number, (given, value) => {
      const holds = (operator: FilterOperator) => {
        const filter = { conditions: [{ property: 'key', operator, value }] };
        const chosen = selectProducts(given, { filter, limit: 99, orderBy: NO_ORDER }, words);
        return given.map((product) => chosen.includes(product));
      };
      const [eq, gt, lt] = [holds('eq'), holds('gt'), holds('lt')];
      expect(holds('neq')).toEqual(eq.map((held) => !held));
      expect(holds('gte')).toEqual(eq.map((held, at) => held || gt[at]));
      expect(holds('lte')).toEqual(eq.map((held, at) => held || lt[at]));
    }),
  );
});

test('§3.4 products of different keys come out alike, however they stood', () => {
  const shuffled = fc
    .uniqueArray(fc.oneof(number, text), { maxLength: 10 })
    .chain((keys) =>
      fc.tuple(fc.constant(keys), fc.shuffledSubarray(keys, { minLength: keys.length })),
    );
  const orderBy = { property: 'key', direction: 'desc' } as const;
  const ordered = (keys: readonly (number | string)[]) =>
    selectProducts(
      keys.map((key) => ({ values: { key } })),
      { limit: 99, orderBy },
      words,
    );
  fc.assert(
    fc.property(shuffled, ([keys, otherwise]) => {
      expect(ordered(otherwise)).toEqual(ordered(keys));
    }),
  );
});
