import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CashFlow } from './cash-flow.ts';
import { computeApr, solveApr } from './compute-apr.ts';
import { intervalBetween } from './interval-between.ts';

const lent = (amount: number): CashFlow => ({ amount, after: {} });

/** Flows on dates, of a loan on 1 January 1994. */
const since1994 = (...paid: readonly (readonly [amount: number, date: string])[]): CashFlow[] => [
  lent(1000),
  ...paid.map(([amount, date]) => ({
    amount: -amount,
    after: intervalBetween('1994-01-01', date),
  })),
];

// Directives 2008/48/EC (annex I, also as amended by 2011/90/EU) and (EU) 2023/2225 (annex III) print
// the equation without examples. Those of the same equation are in Directive 98/7/EC, annex II.
describe('the published examples of Directive 98/7/EC on a calendar basis', () => {
  test.each<[string, CashFlow[], number]>([
    ['first', since1994([1200, '1995-07-01']), 12.96],
    ['second', since1994([50, '1994-01-01'], [1200, '1995-07-01']), 16.9],
    ['third', since1994([600, '1995-01-01'], [600, '1996-01-01']), 13.07],
    ['fourth', since1994([272, '1994-04-01'], [272, '1994-07-01'], [544, '1995-01-01']), 13.23],
  ])('%s example', (_, flows, apr) => {
    expect(computeApr(flows)).toBe(apr);
  });
});

describe('the published examples of Directive 98/7/EC on the basis of a standard year', () => {
  test.each<[string, CashFlow[], number]>([
    ['1000 → 1200 after 546 days', [lent(1000), { amount: -1200, after: { days: 546 } }], 12.96],
    ['1000 → 1200 after 18 months', [lent(1000), { amount: -1200, after: { months: 18 } }], 12.92],
    [
      '1000 → 600 after one year and 600 after two',
      [lent(1000), { amount: -600, after: { years: 1 } }, { amount: -600, after: { years: 2 } }],
      13.07,
    ],
    [
      '950 → 1200 after 18 months',
      [lent(1000), { amount: -50, after: {} }, { amount: -1200, after: { months: 18 } }],
      16.85,
    ],
    [
      'a fee on the day',
      [lent(1000), { amount: -50, after: {} }, { amount: -1200, after: { days: 546 } }],
      16.9,
    ],
    [
      '1000 → 272 after 3 and 6 months, and 544 after 12',
      [
        lent(1000),
        { amount: -272, after: { months: 3 } },
        { amount: -272, after: { months: 6 } },
        { amount: -544, after: { months: 12 } },
      ],
      13.19,
    ],
    ['free of charge', [lent(100), { amount: -100, after: { days: 30 } }], 0],
    ['paid back less', [lent(100), { amount: -50, after: { years: 1 } }], -50],
  ])('%s', (_, flows, apr) => {
    expect(computeApr(flows)).toBe(apr);
  });

  test('200 → 264 after 30 days is about 2,831 %', () => {
    const apr = computeApr([lent(200), { amount: -264, after: { days: 30 } }]) as number;
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

  test('reversed dates give the negative interval', () => {
    expect(intervalBetween('2025-01-02', '2024-12-31').years).toBeCloseTo(-1 / 365 - 1 / 366, 10);
  });
});

describe('flows that are not a credit agreement', () => {
  test.each<[string, CashFlow[], string]>([
    ['nothing', [], 'Nothing is paid out'],
    ['no repayment', [lent(100)], 'Nothing is paid back'],
    ['no drawdown', [lent(-100)], 'Nothing is paid out'],
    ['not a number', [lent(Number.NaN)], 'Flow 0: expected an amount'],
    ['no time', [lent(1), { amount: -1, after: { days: Number.NaN } }], 'number of days'],
    ['next century', [lent(1), { amount: -1, after: { years: 101 } }], 'over 100 years'],
    ['last century', [lent(1), { amount: -1, after: { years: -101 } }], 'over 100 years'],
  ])('%s', (_, flows, message) => {
    expect(() => computeApr(flows)).toThrow(message);
  });
});

describe('flows whose rate is not computable', () => {
  test.each<[string, CashFlow[]]>([
    ['no rate balances them', [lent(100), { amount: -200, after: {} }]],
    ['over 1,000,000 %', [lent(1), { amount: -1000, after: { days: 1 } }]],
    ['150 → 191.99 after 9 days', [lent(150), { amount: -191.99, after: { days: 9 } }]],
    ['the charges are more than the credit', [lent(100), { amount: -101, after: { days: -1 } }]],
  ])('%s: undefined', (_, flows) => {
    expect(computeApr(flows)).toBeUndefined();
    expect(solveApr(flows)).toBeUndefined();
  });
});

describe('charges before the first drawdown', () => {
  // The European Commission's examples of APRC calculation, Markt/2014/107/H3/TA/LV, example 43:
  // a guarantee of 30,000, drawn after a year; 0.5 % at the conclusion, 1.5 % at the drawdown.
  test('a guarantee that is drawn a year after its first charge: 8.269278 %', () => {
    const flows: CashFlow[] = [
      { amount: -150, after: { months: -12 } },
      lent(30_000),
      { amount: -450, after: {} },
      ...Array.from({ length: 120 }, (_, month) => ({
        amount: -356.11,
        after: { months: month + 1 },
      })),
    ];
    expect(solveApr(flows)).toBeCloseTo(8.269278, 4);
    expect(computeApr(flows)).toBe(8.27);
  });

  test('of two balancing rates the one nearest to zero counts', () => {
    const flows: CashFlow[] = [
      { amount: -10, after: { years: -1 } },
      lent(1000),
      { amount: -1200, after: { years: 1 } },
    ];
    // −10x² + 1000x − 1200 = 0 with x = 1 + rate: 1.2148 and 98.785.
    const [rate, far] = [-1, 1].map((side) => (50 + side * Math.sqrt(2500 - 120) - 1) * 100);
    expect(far).toBeGreaterThan(9000);
    expect(solveApr(flows)).toBeCloseTo(rate ?? Number.NaN, 6);
  });

  test('the same flows by dates give the same rate', () => {
    expect(intervalBetween('2026-01-01', '2025-01-01').years).toBe(-1);
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
  test('the rate balances drawdowns and repayments', () => {
    fc.assert(
      fc.property(loan, (input) => {
        const apr = solveApr(toFlows(input));
        if (apr === undefined) return;
        const present = input.repayments.map(
          ({ amount, days }) => amount / (1 + apr / 100) ** (days / 365),
        );
        expect(present.reduce((a, b) => a + b, 0)).toBeCloseTo(input.principal, 4);
      }),
      { numRuns: 1000 },
    );
  });

  test('finds the rate that priced a single repayment', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -90, max: 900_000, noNaN: true }),
        fc.integer({ min: 20, max: 2000 }),
        (rate, days) => {
          const amount = -100 * (1 + rate / 100) ** (days / 365);
          const found = solveApr([lent(100), { amount, after: { days } }]);
          expect(Math.abs((found ?? Number.NaN) - rate)).toBeLessThan(
            1e-6 * (100 + Math.abs(rate)),
          );
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('amounts in cents or euros give the same rate, and paying more costs more', () => {
    fc.assert(
      fc.property(loan, (input) => {
        const flows = toFlows(input);
        const apr = solveApr(flows);
        const scaled = solveApr(flows.map((flow) => ({ ...flow, amount: flow.amount * 100 })));
        expect(scaled === undefined).toBe(apr === undefined);
        if (apr === undefined || scaled === undefined) return;
        expect(Math.abs(scaled - apr)).toBeLessThan(1e-6 * (100 + Math.abs(apr)));
        const dearer = solveApr([...flows, { amount: -1, after: { days: 1 } }]);
        if (dearer !== undefined) expect(dearer).toBeGreaterThan(apr);
      }),
      { numRuns: 500 },
    );
  });
});
