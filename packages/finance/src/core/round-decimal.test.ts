import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compound } from './compound.ts';
import { delayCost } from './delay-cost.ts';
import { quoteLoan } from './quote-loan.ts';
import { repayDebts } from './repay-debts.ts';
import { roundDecimal } from './round-decimal.ts';

test.each([
  [1.005, 2, 1.01],
  [8.345, 2, 8.35],
  [2.675, 2, 2.68],
  [1.0049, 2, 1],
  [0.5, 0, 1],
  [1.4999999999999998, 0, 2],
  [0, 2, 0],
  [1e12 + 0.5, 0, 1e12 + 1],
  [0.1 + 0.2, 1, 0.3],
])('%d with %i decimals is %d', (value, decimals, rounded) => {
  expect(roundDecimal(value, decimals)).toBe(rounded);
});

test('a percentage of an amount is rounded as whole numbers decide', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 100_000_000 }),
      fc.integer({ min: 0, max: 40_000 }),
      (cents, hundredths) => {
        // Half a cent up, in integers.
        const exact = Number((BigInt(cents) * BigInt(hundredths) + 5_000n) / 10_000n);
        const percent = hundredths / 100;
        expect(roundDecimal((cents * percent) / 100)).toBe(exact);
        const pricing = {
          rates: [{ from: 0, percent: 0 }],
          fees: [{ percent }],
          yearDays: 365,
          rounding: 'up',
        } as const;
        const quote = quoteLoan(pricing, { amount: cents / 100, termDays: 30 });
        expect(quote?.fees).toEqual([exact / 100]);
        const late = delayCost({
          ...{ amount: cents, days: 365, rate: 0, lateRate: percent, fee: 0, reminders: 0 },
        });
        expect(late.lateInterest).toBe(exact);
      },
    ),
  );
});

test('sums of half cents are rounded up wherever interest is', () => {
  // 1.15 % a year on 1.00 is 0.0115; 0.29 % on 50.00 is 0.145.
  expect(
    compound({ principal: 5_000, rate: 0.29, years: 1, compoundingsPerYear: 1 }).interest,
  ).toBe(15);
  // 13.8 % a year on 50.00 is 0.575 a month.
  const debts = [{ balance: 5_000, rate: 13.8, minimum: 6_000 }];
  expect(repayDebts({ debts, budget: 0, order: 'minimums' })).toMatchObject({ interest: 58 });
});
