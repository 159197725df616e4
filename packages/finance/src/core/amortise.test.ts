import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amortise, annuityPayment, cashFlowsOf, type LoanTerms } from './amortise.ts';
import { computeApr, solveApr } from './compute-apr.ts';
import { effectiveRate, nominalRate } from './rates.ts';

const anyLoan = fc.record({
  principal: fc.integer({ min: 1, max: 10_000_000 }),
  rate: fc.double({ min: 0, max: 400, noNaN: true }),
  instalments: fc.integer({ min: 1, max: 120 }),
});
const usualLoan = fc.record({
  principal: fc.integer({ min: 50_000, max: 10_000_000 }),
  rate: fc.double({ min: 0, max: 60, noNaN: true }),
  instalments: fc.integer({ min: 2, max: 96 }),
});
const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);

describe('amortise', () => {
  test('1,000.00 at 12 % in twelve months', () => {
    const { instalment, rows, ...totals } = amortise({
      principal: 100_000,
      rate: 12,
      instalments: 12,
    });
    expect(instalment).toBe(8885);
    expect(rows[0]).toEqual({
      number: 1,
      payment: 8885,
      interest: 1000,
      principal: 7885,
      balance: 92_115,
    });
    expect(rows.at(-1)).toMatchObject({ number: 12, payment: 8884, balance: 0 });
    expect(totals).toEqual({ totalInterest: 6619, totalPayable: 106_619, periodsPerYear: 12 });
  });

  test('three instalments without interest', () => {
    const { rows } = amortise({ principal: 100, rate: 0, instalments: 3 });
    expect(rows.map(({ payment }) => payment)).toEqual([34, 34, 32]);
  });

  test.each<[Partial<LoanTerms>, string]>([
    [{ principal: 0 }, 'principal: expected a whole number from 1'],
    [{ principal: 10.5 }, 'principal'],
    [{ rate: -1 }, 'rate: expected a number from 0'],
    [{ rate: Number.NaN }, 'rate'],
    [{ instalments: 0 }, 'instalments'],
    [{ periodsPerYear: 0 }, 'periodsPerYear'],
  ])('rejects %o', (wrong, message) => {
    expect(() => amortise({ principal: 1000, rate: 5, instalments: 3, ...wrong })).toThrow(message);
  });
});

describe('properties of a schedule', () => {
  test('the columns add up to the totals, in whole minor units', () => {
    fc.assert(
      fc.property(anyLoan, (terms) => {
        const { rows, totalPayable, totalInterest } = amortise(terms);
        expect(sum(rows.map(({ payment }) => payment))).toBe(totalPayable);
        expect(sum(rows.map(({ principal }) => principal))).toBe(terms.principal);
        expect(sum(rows.map(({ interest }) => interest))).toBe(totalInterest);
        expect(totalPayable).toBe(terms.principal + totalInterest);
        for (const row of rows)
          expect(Object.values(row).every((value) => Number.isSafeInteger(value))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('the balance ends at zero within the term, and only the last payment is lower', () => {
    fc.assert(
      fc.property(anyLoan, (terms) => {
        const { rows, instalment } = amortise(terms);
        expect(rows.length).toBeLessThanOrEqual(terms.instalments);
        expect(rows.at(-1)?.balance).toBe(0);
        expect(rows.at(-1)?.payment).toBeLessThanOrEqual(instalment);
        for (const { payment } of rows.slice(0, -1)) expect(payment).toBe(instalment);
      }),
      { numRuns: 300 },
    );
  });

  test('the instalment is within two minor units of the annuity', () => {
    fc.assert(
      fc.property(anyLoan, (terms) => {
        expect(Math.abs(amortise(terms).instalment - annuityPayment(terms))).toBeLessThan(2);
      }),
      { numRuns: 500 },
    );
  });

  test('a higher rate never lowers the instalment, a longer term never raises it', () => {
    fc.assert(
      fc.property(anyLoan, fc.double({ min: 0, max: 50, noNaN: true }), (terms, more) => {
        const { instalment } = amortise(terms);
        const dearer = amortise({ ...terms, rate: terms.rate + more });
        expect(dearer.instalment).toBeGreaterThanOrEqual(instalment);
        const longer = amortise({ ...terms, instalments: terms.instalments + 1 });
        expect(longer.instalment).toBeLessThanOrEqual(instalment);
      }),
      { numRuns: 300 },
    );
  });

  test('a point more, or an instalment more, costs more', () => {
    fc.assert(
      fc.property(usualLoan, (terms) => {
        const { totalPayable } = amortise(terms);
        const dearer = amortise({ ...terms, rate: terms.rate + 1 });
        expect(dearer.totalPayable).toBeGreaterThan(totalPayable - rounding(terms));
        const longer = amortise({ ...terms, instalments: terms.instalments + 1 });
        expect(longer.totalPayable).toBeGreaterThanOrEqual(totalPayable - rounding(terms));
      }),
      { numRuns: 300 },
    );
  });

  test('the APR is the effective rate of the terms', () => {
    fc.assert(
      fc.property(usualLoan, fc.double({ min: 0, max: 80, noNaN: true }), (loan, apr) => {
        const terms = { ...loan, rate: nominalRate(apr, 12) };
        const found = solveApr(cashFlowsOf(amortise(terms))) ?? Number.NaN;
        expect(Math.abs(found - apr)).toBeLessThan(0.2);
        expect(Math.abs(found - apr)).toBeLessThan(0.005 + 10_000 / terms.principal);
      }),
      { numRuns: 300 },
    );
  });

  test('a fee raises the APR', () => {
    const schedule = amortise({ principal: 100_000, rate: 12, instalments: 12 });
    expect(computeApr(cashFlowsOf(schedule))).toBeCloseTo(effectiveRate(12, 12), 1);
    expect(computeApr(cashFlowsOf(schedule, { fee: 2_500 }))).toBeGreaterThan(17);
  });
});

/** Maximum shift between payments caused by rounding. */
function rounding({ rate, instalments }: LoanTerms): number {
  const perPeriod = (rate + 1) / 1200;
  return (3 * Math.expm1((instalments + 1) * Math.log1p(perPeriod))) / perPeriod;
}
