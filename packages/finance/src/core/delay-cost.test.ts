import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DelayTerms, delayCost } from './delay-cost.ts';
import { roundDecimal } from './round-decimal.ts';

const terms = fc.record({
  amount: fc.integer({ min: 1, max: 10_000_000 }),
  days: fc.integer({ min: 0, max: 1_000 }),
  rate: fc.double({ min: 0, max: 400, noNaN: true }),
  lateRate: fc.double({ min: 0, max: 400, noNaN: true }),
  fee: fc.integer({ min: 0, max: 10_000 }),
  reminders: fc.integer({ min: 0, max: 10 }),
});

describe('§2.3 the cost of a delay', () => {
  test('1,000.00 for 30 days at 12 % and 20 %, with two reminders of 5.00', () => {
    expect(
      delayCost({ amount: 100_000, days: 30, rate: 12, lateRate: 20, fee: 500, reminders: 2 }),
    ).toEqual({
      perDay: expect.closeTo(32.877, 3),
      perMonth: 1000,
      waiting: 986,
      lateInterest: 1644,
      fees: 1000,
      late: 2644,
    });
  });

  test('a year costs the rate, and twelve months as much', () => {
    fc.assert(
      fc.property(terms, (own) => {
        const cost = delayCost({ ...own, days: 365 });
        expect(cost.waiting).toBe(roundDecimal((own.amount * own.rate) / 100));
        expect(cost.perMonth * 12).toBeCloseTo((own.amount * own.rate) / 100, 4);
      }),
    );
  });

  test('a delay never costs less than paying, whatever the law says of late interest', () => {
    fc.assert(
      fc.property(terms, (own) => {
        const cost = delayCost(own);
        expect(cost.lateInterest).toBeGreaterThanOrEqual(cost.waiting);
      }),
    );
    // Norway: a loan at 13.9 %, late-payment interest at 12.25 %.
    const late = { amount: 1_000_000, days: 30, rate: 13.9, lateRate: 12.25, fee: 0, reminders: 0 };
    expect(delayCost(late)).toMatchObject({ waiting: 11_425, lateInterest: 11_425, late: 11_425 });
  });

  test('more of anything never costs less, and the parts add up', () => {
    const grown = fc.constantFrom<keyof DelayTerms>('amount', 'days', 'rate', 'lateRate', 'fee');
    fc.assert(
      fc.property(terms, grown, fc.integer({ min: 1, max: 500 }), (own, name, more) => {
        const [cost, dearer] = [delayCost(own), delayCost({ ...own, [name]: own[name] + more })];
        expect(dearer.waiting).toBeGreaterThanOrEqual(cost.waiting);
        expect(dearer.late).toBeGreaterThanOrEqual(cost.late);
        expect(cost.late).toBe(cost.lateInterest + cost.fees);
      }),
    );
  });
});
