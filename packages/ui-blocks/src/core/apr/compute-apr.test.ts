import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CashFlow } from './cash-flow.ts';
import { computeApr, solveApr } from './compute-apr.ts';
import { intervalBetween } from './interval-between.ts';

const lent = (amount: number): CashFlow => ({ amount, after: {} });

describe('Directive (EU) 2023/2225 annex III: worked examples', () => {
  test.each<[string, CashFlow[], number]>([
    ['1000 → 1200 after 546 days', [lent(1000), { amount: -1200, after: { days: 546 } }], 12.96],
    ['1000 → 1200 after 18 months', [lent(1000), { amount: -1200, after: { months: 18 } }], 12.92],
    [
      '1000 → 600 after one year and 600 after two',
      [lent(1000), { amount: -600, after: { years: 1 } }, { amount: -600, after: { years: 2 } }],
      13.07,
    ],
    [
      'a fee on the day',
      [lent(1000), { amount: -50, after: {} }, { amount: -1200, after: { days: 546 } }],
      16.9,
    ],
    ['free of charge', [lent(100), { amount: -100, after: { days: 30 } }], 0],
    ['paid back less', [lent(100), { amount: -50, after: { years: 1 } }], -50],
  ])('%s', (_, flows, apr) => {
    expect(computeApr(flows)).toBe(apr);
  });

  test('200 → 264 after 30 days is about 2,831 %', () => {
    const apr = computeApr([lent(200), { amount: -264, after: { days: 30 } }]);
    expect(apr).toBeCloseTo((1.32 ** (365 / 30) - 1) * 100, 2);
    expect(Math.round(apr)).toBe(2831);
  });
});

describe('intervals', () => {
  test.each([
    ['2025-01-01', '2026-01-01', 1],
    ['2024-01-01', '2025-01-01', 1],
    ['2024-02-28', '2024-03-01', 2 / 366],
    ['2025-02-28', '2025-03-01', 1 / 365],
    ['2023-12-31', '2024-01-02', 1 / 365 + 1 / 366],
  ])('from %s to %s is %f years', (from, to, years) => {
    expect(intervalBetween(from, to).years).toBeCloseTo(years, 10);
  });

  test.each(['2025-02-30', '2025-13-01', 'tomorrow', ''])('%s is not a date', (text) => {
    expect(() => intervalBetween('2025-01-01', text)).toThrow('Expected a date');
  });

  test('dates in the wrong order are refused', () => {
    expect(() => intervalBetween('2025-01-02', '2025-01-01')).toThrow('is before');
  });
});

describe('flows that are no credit agreement', () => {
  test.each<[string, CashFlow[], string]>([
    ['nothing', [], 'Nothing is paid out'],
    ['no repayment', [lent(100)], 'Nothing is paid back'],
    ['no drawdown', [lent(-100)], 'Nothing is paid out'],
    ['not a number', [lent(Number.NaN)], 'Flow 0: expected an amount'],
    ['before the start', [lent(1), { amount: -1, after: { days: -1 } }], 'number of days'],
    ['next century', [lent(1), { amount: -1, after: { years: 101 } }], 'over 100 years'],
    ['no rate', [lent(100), { amount: -200, after: {} }], 'No rate from'],
    ['over the range', [lent(1), { amount: -1000, after: { days: 1 } }], 'No rate from'],
  ])('%s', (_, flows, message) => {
    expect(() => computeApr(flows)).toThrow(message);
  });
});

describe('properties', () => {
  const repayments = fc.array(
    fc.record({
      amount: fc.integer({ min: 1, max: 5000 }),
      days: fc.integer({ min: 1, max: 3650 }),
    }),
    { minLength: 1, maxLength: 24 },
  );
  const loan = fc.record({ principal: fc.integer({ min: 50, max: 20_000 }), repayments });
  const toFlows = ({
    principal,
    repayments,
  }: typeof loan extends fc.Arbitrary<infer T> ? T : never) => [
    lent(principal),
    ...repayments.map(({ amount, days }): CashFlow => ({ amount: -amount, after: { days } })),
  ];
  const solve = (flows: CashFlow[]) => {
    try {
      return solveApr(flows);
    } catch {
      return undefined;
    }
  };

  test('the rate balances drawdowns and repayments', () => {
    fc.assert(
      fc.property(loan, (input) => {
        const apr = solve(toFlows(input));
        if (apr === undefined) return;
        const present = input.repayments.map(
          ({ amount, days }) => amount / (1 + apr / 100) ** (days / 365),
        );
        expect(present.reduce((a, b) => a + b, 0)).toBeCloseTo(input.principal, 4);
      }),
      { numRuns: 1000 },
    );
  });

  test('a rate used to price a single repayment is found again', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -90, max: 900_000, noNaN: true }),
        fc.integer({ min: 20, max: 2000 }),
        (rate, days) => {
          const amount = -100 * (1 + rate / 100) ** (days / 365);
          const found = solveApr([lent(100), { amount, after: { days } }]);
          expect(Math.abs(found - rate)).toBeLessThan(1e-6 * (100 + Math.abs(rate)));
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('amounts in cents or euros give the same rate, and paying more costs more', () => {
    fc.assert(
      fc.property(loan, (input) => {
        const flows = toFlows(input);
        const apr = solve(flows);
        const scaled = solve(flows.map((flow) => ({ ...flow, amount: flow.amount * 100 })));
        expect(scaled === undefined).toBe(apr === undefined);
        if (apr === undefined || scaled === undefined) return;
        expect(Math.abs(scaled - apr)).toBeLessThan(1e-6 * (100 + Math.abs(apr)));
        const dearer = solve([...flows, { amount: -1, after: { days: 1 } }]);
        if (dearer !== undefined) expect(dearer).toBeGreaterThan(apr);
      }),
      { numRuns: 500 },
    );
  });
});
