import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeApr } from './compute-apr.ts';
import { type LoanPricing, quoteLoan } from './quote-loan.ts';
import { cardYearCost, tradesCost } from './yearly-cost.ts';

const pricing: LoanPricing = {
  rates: [
    { from: 0, percent: 9.4 },
    { from: 12_000, percent: 8.9 },
  ],
  fees: [{ amount: 150 }],
  everyDays: 30,
  yearDays: 360,
  rounding: 'up',
};

const anyPricing = fc.record({
  rates: fc
    .double({ min: 0, max: 400, noNaN: true })
    .map((percent) => [{ from: 0, percent: Math.round(percent * 100) / 100 }]),
  fees: fc.array(fc.record({ percent: fc.integer({ min: 0, max: 20 }) }), { maxLength: 2 }),
  everyDays: fc.constantFrom(7, 14, 30, undefined),
  yearDays: fc.constantFrom(360 as const, 365 as const),
  rounding: fc.constantFrom('up' as const, 'nearest' as const),
});
const wish = fc.record({
  amount: fc.integer({ min: 100, max: 100_000 }),
  termDays: fc.integer({ min: 30, max: 3600 }),
});
const cents = (amount: number) => Math.round(amount * 100);

describe('§1 the price of a loan', () => {
  test.each([
    [
      6000,
      1080,
      { rate: 9.4, instalment: 196.72, totalPayable: 7081.76, cost: 1081.76, apr: 11.85 },
    ],
    [12_000, 1800, { rate: 8.9, instalment: 251.63, totalPayable: 15_097.44, apr: 9.99 }],
    [11_999, 360, { rate: 9.4, fees: [150], termDays: 360 }],
  ])('%i over %i days', (amount, termDays, expected) => {
    expect(quoteLoan(pricing, { amount, termDays })).toMatchObject(expected);
  });

  test('of one payment at the end counts its days', () => {
    const single = { ...pricing, everyDays: undefined, yearDays: 365 as const };
    const rates = [{ from: 0, percent: 365 }];
    expect(quoteLoan({ ...single, rates, fees: [] }, { amount: 100, termDays: 30 })).toMatchObject({
      payments: [130],
      apr: 2333.95,
    });
  });

  test('has no figures for an amount or term of nothing', () => {
    for (const [amount, termDays] of [
      [0, 30],
      [Number.NaN, 30],
      [100, 0],
      [100, Number.NaN],
      [100, 1e9],
    ] as const)
      expect(quoteLoan(pricing, { amount, termDays })).toBeUndefined();
  });

  test('adds up in cents, and its APR is that of its payments', () => {
    fc.assert(
      fc.property(anyPricing, wish, (terms, wanted) => {
        const quote = quoteLoan(terms, wanted);
        if (!quote) throw new Error('no quote');
        const { payments, totalPayable, cost, amount, apr, termDays } = quote;
        expect(payments.reduce((sum, payment) => sum + cents(payment), 0)).toBe(
          cents(totalPayable),
        );
        expect(cents(totalPayable) - cents(amount)).toBe(cents(cost));
        expect(termDays).toBeLessThanOrEqual(wanted.termDays);
        const flows = payments.map((payment, index) => ({
          amount: -cents(payment),
          after: { days: (index + 1) * (terms.everyDays ?? termDays) },
        }));
        expect(apr).toBe(computeApr([{ amount: cents(amount), after: {} }, ...flows]));
      }),
      { numRuns: 60 },
    );
  });

  test('has an instalment that never falls when the rate rises', () => {
    fc.assert(
      fc.property(anyPricing, wish, (terms, wanted) => {
        const dearer = terms.rates.map(({ from, percent }) => ({ from, percent: percent + 1 }));
        const [cheap, dear] = [terms, { ...terms, rates: dearer }].map((own) =>
          quoteLoan(own, wanted),
        );
        expect(dear?.instalment).toBeGreaterThanOrEqual(cheap?.instalment ?? Number.NaN);
      }),
      { numRuns: 60 },
    );
  });
});

describe('§1 the cost of a year', () => {
  test.each([
    [{ percent: 0.1, min: 2 }, 12, 24],
    [{ fixed: 5, percent: 0.05 }, 10, 55],
    [{ fixed: 0 }, 100, 0],
    [{ percent: 0.025 }, 1, 0.25],
  ])('of trades of 1,000 at %o', (fee, trades, expected) => {
    expect(tradesCost(fee, { trades, value: 1000 })).toBe(expected);
  });

  test.each([
    [{ annualFee: 40, cashbackPercent: 0.5 }, 6000, 10],
    [{ annualFee: 0, cashbackPercent: 1 }, 1000, -10],
    [{ annualFee: 29.9 }, 5000, 29.9],
  ])('of a card with %o', (card, spending, expected) => {
    expect(cardYearCost(card, spending)).toBe(expected);
  });
});
