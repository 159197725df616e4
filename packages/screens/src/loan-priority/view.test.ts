import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ToolSettings } from '../tools/tool.ts';
import { loanPriority } from './view.ts';

const figure = { min: 0, max: 100_000, step: 1, default: 0 };
const settings: ToolSettings = {
  locale: 'en-US',
  currency: 'USD',
  limits: {
    budget: { min: 50, max: 4000, step: 10, default: 300 },
    balance: { ...figure, min: 1, default: 1 },
    rate: { ...figure, max: 100 },
    payment: figure,
  },
  debts: [
    { name: 'Card', balance: 3000, rate: 24, payment: 90 },
    { name: 'Bill', balance: 200, rate: 0, payment: 20 },
  ],
  texts: {
    debt: 'Debt {number}',
    none: 'none',
    budgetLow: 'low: {minimums}, {missing}',
    endless: 'endless: {budget}, {limit}',
    savesTime: 'saves {saved}, {time}.',
    saves: 'saves {saved}.',
    same: 'same.',
    onlyAvalanche: 'only within {limit}.',
    minimumsMore: 'more {saved}, {time}',
    minimumsEndless: 'never {names}',
    minimumsSame: 'no more',
    never: 'over {limit}',
    today: 'Today',
  },
};
const view = (query: string | URLSearchParams = '') =>
  loanPriority.view(new URLSearchParams(query), settings);
const row = (...[balance, rate, payment, name = '']: readonly (number | string)[]) =>
  `&balance=${balance}&rate=${rate}&payment=${payment}&name=${name}`;
const twoRows = `budget=300${row(3000, 24, 90, 'Card')}${row(200, 0, 20, 'Bill')}`;

describe('§2.3 loan priority tool: plans', () => {
  test('sets the snowball beside the avalanche, and both beside the minimum payments', () => {
    const { values, rows, paths, shown } = view();
    expect(values?.summary).toBe('saves $21.27. more $1,584.14, 3 years, 7 months');
    expect(rows?.snowball).toEqual([
      ['1. Bill', '1 month'],
      ['2. Card', '1 year, 1 month'],
    ]);
    expect(rows?.avalanche?.map(([debt]) => debt)).toEqual(['1. Card', '2. Bill']);
    expect(rows?.balances?.[0]).toEqual(['Today', '$3,200', '$3,200']);
    expect(rows?.balances?.at(-1)).toEqual(['1 year, 1 month', '$0', '$0']);
    expect(paths?.snowball).toMatch(/^M0 .*L600 240$/);
    expect(shown).toMatchObject({ plans: true, 'debt-2': true, 'debt-3': false });
  });

  test.each([
    [`budget=100${row(3000, 24, 90)}${row(200, 0, 20)}`, 'low: $110, $10'],
    [`budget=110${row(100_000, 24, 90)}${row(200, 0, 20)}`, 'endless: $110, 50 years'],
    [`budget=110${row('', '', '')}`, 'none'],
    [`budget=110${row(3000, '', 90, 'Card')}`, 'none'],
  ])('says why %s has no plan', (query, reason) => {
    const { values, rows, shown } = view(query);
    expect(values?.summary).toBe(reason);
    expect(rows).toBeUndefined();
    expect(shown?.plans).toBe(false);
  });

  test.each([
    [`budget=100${row(1000, 0, 100)}`, 'same. no more'],
    [`budget=500${row(3000, 24, 50, 'Card')}`, 'same. never Card'],
    [`budget=500${row(3000, 24, 50)}`, 'same. never Debt 1'],
  ])('%s is summed up as "%s"', (query, summary) => {
    expect(view(query).values?.summary).toBe(summary);
  });
});

describe('§2.3 loan priority tool: rows of debts', () => {
  test('adds an empty row and removes one by its number, without JavaScript', () => {
    const added = view(`${twoRows}&add=1`);
    expect(added.inputs).toMatchObject({ rows: '3', name: ['Card', 'Bill', ''] });
    expect(added.shown).toMatchObject({ 'debt-3': true, 'debt-3-incomplete': false });
    const removed = view(`${twoRows}&remove=1`);
    expect(removed.inputs).toMatchObject({ rows: '1', name: ['Bill'], balance: ['200'] });
    expect(removed.shown).toMatchObject({ 'debt-2': false, remove: false });
  });

  test('keeps an empty row that is shown, and drops those that were not', () => {
    const empty = row('', '', '');
    expect(view(`${twoRows}${empty}${empty}&rows=3`).inputs?.rows).toBe('3');
    expect(view(`${twoRows}${empty}${empty}`).inputs?.rows).toBe('2');
  });

  test('takes what the query leaves out from the examples', () => {
    expect(view('name=Visa&name=Bill').inputs).toMatchObject({
      name: ['Visa', 'Bill'],
      balance: ['3000', '200'],
    });
  });

  test('marks a row that is incomplete or out of range', () => {
    const { shown, inputs } = view(
      `budget=300${row(3000, 24, 90)}${row(50, 'x', 5)}${row(5, 400, 1)}`,
    );
    expect(shown).toMatchObject({ 'debt-2-incomplete': true, 'debt-3-limited': true });
    expect(inputs?.rate).toEqual(['24', 'x', '100']);
  });

  test('never throws, shows one to ten rows, and answers its own answer with the same', () => {
    const value = fc.oneof(fc.constantFrom('', '0', '100', '1,000.50', '-3', '1e9'), fc.string());
    const parameter = fc.tuple(fc.constantFrom(...loanPriority.parameters), value);
    fc.assert(
      fc.property(fc.array(parameter, { maxLength: 60 }), (pairs) => {
        const { inputs = {}, values, shown } = view(new URLSearchParams(pairs));
        expect(Number(inputs.rows)).toBeGreaterThanOrEqual(1);
        expect(Number(inputs.rows)).toBeLessThanOrEqual(10);
        const again = Object.entries(inputs).flatMap(([name, own]) =>
          [own].flat().map((text): [string, string] => [name, text]),
        );
        const next = view(new URLSearchParams(again));
        expect(next.values).toEqual(values);
        expect(next.inputs).toEqual(inputs);
        expect(next.shown?.plans).toBe(shown?.plans);
      }),
      { numRuns: 150 },
    );
  });
});
