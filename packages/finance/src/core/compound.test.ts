import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compound } from './compound.ts';
import { effectiveRate, nominalRate } from './rates.ts';

const terms = fc.record({
  principal: fc.integer({ min: 0, max: 10_000_000 }),
  rate: fc.double({ min: 0, max: 50, noNaN: true }),
  periods: fc.integer({ min: 0, max: 480 }),
  deposit: fc.integer({ min: 0, max: 100_000 }),
});

describe('compound', () => {
  test.each([
    [{ principal: 100_000, rate: 12, periods: 12 }, 112_683],
    [{ principal: 100_000, rate: 5, periods: 10, periodsPerYear: 1 }, 162_889],
    [{ principal: 0, rate: 12, periods: 3, deposit: 10_000 }, 30_301],
    [{ principal: 500, rate: 0, periods: 24, deposit: 100 }, 2900],
    [{ principal: 500, rate: 7, periods: 0 }, 500],
  ])('%o results in %i', (input, balance) => {
    expect(compound(input).balance).toBe(balance);
  });

  test.each([
    [{ principal: 1.5, rate: 1, periods: 1 }, 'principal'],
    [{ principal: 1, rate: -1, periods: 1 }, 'rate'],
    [{ principal: 1, rate: 1, periods: 0.5 }, 'periods'],
    [{ principal: 1, rate: 100_000, periods: 1000 }, 'balance'],
  ])('rejects %o', (input, field) => {
    expect(() => compound(input)).toThrow(field);
  });

  test('follows the balance period by period, to one minor unit', () => {
    fc.assert(
      fc.property(terms, (input) => {
        let balance = input.principal;
        for (let period = 0; period < input.periods; period++)
          balance += (balance * input.rate) / 1200 + input.deposit;
        const result = compound(input);
        expect(Math.abs(result.balance - balance)).toBeLessThan(1 + balance * 1e-9);
        expect(result.interest).toBe(result.balance - result.paidIn);
        expect(result.interest).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('a higher rate or a longer time never gives less', () => {
    fc.assert(
      fc.property(terms, (input) => {
        const { balance } = compound(input);
        expect(compound({ ...input, rate: input.rate + 1 }).balance).toBeGreaterThanOrEqual(
          balance,
        );
        expect(compound({ ...input, periods: input.periods + 1 }).balance).toBeGreaterThanOrEqual(
          balance,
        );
      }),
    );
  });
});

test('a nominal rate and its effective rate are each other’s inverse', () => {
  expect(effectiveRate(12, 12)).toBeCloseTo(12.6825, 4);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1000, noNaN: true }), (rate) => {
      expect(nominalRate(effectiveRate(rate, 12), 12)).toBeCloseTo(rate, 6);
    }),
  );
});
