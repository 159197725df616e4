import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { yearlyInterest } from './tiered-interest.ts';

const percent = fc.integer({ min: 0, max: 2000 }).map((hundredths) => hundredths / 100);
const balance = fc.integer({ min: 0, max: 100_000_000 }).map((cents) => cents / 100);
/** Tiers without gaps from zero on, the last one open. */
const tiers = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: 500_000 }), { maxLength: 5 }),
    fc.array(percent, { minLength: 6, maxLength: 6 }),
  )
  .map(([ends, percents]) => {
    const bounds = [0, ...ends.toSorted((a, b) => a - b)];
    return bounds.map((from, index) => ({
      from,
      percent: percents[index] ?? 0,
      ...(bounds[index + 1] !== undefined && { to: bounds[index + 1] }),
    }));
  });

describe('the interest of a year', () => {
  test.each([
    [[{ from: 0, percent: 2.5 }], 10_000, 250],
    [
      [
        { from: 0, to: 1000, percent: 3 },
        { from: 1000, percent: 1 },
      ],
      1500,
      35,
    ],
    [[{ from: 5000, percent: 2 }], 4000, 0],
    [[{ from: 0, to: 5000, percent: 2 }], 9000, 100],
    [[], 9000, 0],
  ])('%j on %d is %d', (given, amount, interest) => {
    expect(yearlyInterest(given, amount)).toBe(interest);
  });

  test('lies between the lowest and the highest rate of the tiers', () => {
    fc.assert(
      fc.property(tiers, balance, (given, amount) => {
        const rates = given.map((tier) => tier.percent);
        const interest = yearlyInterest(given, amount);
        expect(interest).toBeGreaterThanOrEqual((amount * Math.min(...rates)) / 100 - 0.006);
        expect(interest).toBeLessThanOrEqual((amount * Math.max(...rates)) / 100 + 0.006);
      }),
    );
  });

  test('never falls with a larger balance', () => {
    fc.assert(
      fc.property(tiers, balance, balance, (given, a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        expect(yearlyInterest(given, low)).toBeLessThanOrEqual(yearlyInterest(given, high));
      }),
    );
  });

  test('refuses a balance that is none', () => {
    expect(() => yearlyInterest([], -1)).toThrow('balance');
    expect(() => yearlyInterest([], Number.NaN)).toThrow('balance');
  });
});
