import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amortise, cashFlowsOf, schedule } from './amortise.ts';
import { computeApr } from './compute-apr.ts';
import { affordableLoan, loanFigures, yearsOf } from './loan-figures.ts';

const loan = fc.record({
  principal: fc.integer({ min: 10_000, max: 10_000_000 }),
  rate: fc.double({ min: 0, max: 60, noNaN: true }),
  instalments: fc.integer({ min: 1, max: 120 }),
});
const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
const few = { numRuns: 60 };

describe('§2.3 what a loan costs', () => {
  test('6,000.00 at 9 % in 24 months, without and with a fee', () => {
    const terms = { principal: 600_000, rate: 9, instalments: 24 };
    const { schedule, apr } = loanFigures(terms);
    expect([schedule.instalment, apr]).toEqual([27_411, 9.38]);
    expect(loanFigures(terms, 6_000)).toMatchObject({
      totalCost: schedule.totalInterest + 6_000,
      apr: 10.47,
    });
  });

  test('a fee of all that is lent has no rate', () => {
    expect(loanFigures({ principal: 100, rate: 5, instalments: 2 }, 100).apr).toBeUndefined();
  });

  test('an amount without decimals, as in yen, is a whole number of units', () => {
    const { schedule } = loanFigures({ principal: 100_000, rate: 15, instalments: 10 });
    expect(schedule.rows.every(({ payment }) => Number.isInteger(payment))).toBe(true);
    expect(schedule.instalment).toBe(10_701);
  });

  test('the schedule sums to the total, and its APR is the one that is stated', () => {
    fc.assert(
      fc.property(loan, fc.integer({ min: 0, max: 5_000 }), (terms, fee) => {
        const { schedule, totalCost, totalPayable, apr } = loanFigures(terms, fee);
        expect(sum(schedule.rows.map(({ payment }) => payment)) + fee).toBe(totalPayable);
        expect(sum(schedule.rows.map(({ principal }) => principal))).toBe(terms.principal);
        expect(totalPayable - totalCost).toBe(terms.principal);
        expect(schedule.rows.at(-1)?.balance).toBe(0);
        expect(apr).toBe(computeApr(cashFlowsOf(amortise(terms), { fee })));
      }),
      few,
    );
  });

  test('a higher rate never has a lower instalment, and by the same one never costs less', () => {
    fc.assert(
      fc.property(loan, fc.integer({ min: 1, max: 20 }), (terms, more) => {
        const own = loanFigures(terms);
        const dearer = loanFigures({ ...terms, rate: terms.rate + more });
        expect(dearer.schedule.instalment).toBeGreaterThanOrEqual(own.schedule.instalment);
        const byTheSame = schedule(terms, dearer.schedule.instalment);
        expect(dearer.totalCost).toBeGreaterThanOrEqual(byTheSame.totalInterest);
      }),
    );
  });

  test('an instalment is whole, which may make a long small loan cost less at a higher rate', () => {
    const terms = { principal: 10_000, rate: 54.96947472637815, instalments: 114 };
    const [own, dearer] = [loanFigures(terms), loanFigures({ ...terms, rate: terms.rate + 1 })];
    // A unit more in each of 114 months at 4.6 % repays it some months earlier.
    expect([own.schedule.instalment, own.totalCost]).toEqual([461, 42_154]);
    expect([dearer.schedule.instalment, dearer.totalCost]).toEqual([470, 40_134]);
  });

  test('a longer term never has a higher instalment, and never costs less', () => {
    fc.assert(
      fc.property(loan, fc.integer({ min: 1, max: 20 }), (terms, more) => {
        const own = loanFigures(terms);
        const longer = loanFigures({ ...terms, instalments: terms.instalments + more });
        expect(longer.schedule.instalment).toBeLessThanOrEqual(own.schedule.instalment);
        expect(longer.totalCost).toBeGreaterThanOrEqual(own.totalCost);
      }),
    );
  });

  test('its years sum to the schedule and end with its balances', () => {
    fc.assert(
      fc.property(loan, (terms) => {
        const schedule = amortise(terms);
        const years = yearsOf(schedule);
        for (const column of ['payment', 'interest', 'principal'] as const)
          expect(sum(years.map((year) => year[column]))).toBe(
            sum(schedule.rows.map((row) => row[column])),
          );
        expect(years.map(({ number }) => number)).toEqual(years.map((_, index) => index + 1));
        expect(years.at(-1)?.balance).toBe(0);
      }),
      few,
    );
  });

  test('the loan that an instalment can repay is the largest', () => {
    fc.assert(
      fc.property(loan, (terms) => {
        const { instalment } = amortise(terms);
        const largest = affordableLoan(instalment, terms);
        expect(largest).toBeGreaterThanOrEqual(terms.principal);
        expect(amortise({ ...terms, principal: largest }).instalment).toBeLessThanOrEqual(
          instalment,
        );
        expect(amortise({ ...terms, principal: largest + 1 }).instalment).toBeGreaterThan(
          instalment,
        );
      }),
      few,
    );
    expect(affordableLoan(0, { rate: 5, instalments: 12 })).toBe(0);
  });
});
