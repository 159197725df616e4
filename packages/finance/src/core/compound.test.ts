import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CompoundTerms, compound } from './compound.ts';
import { effectiveRate, nominalRate } from './rates.ts';

const frequency = fc.constantFrom(1, 2, 4, 12, 52, 365);
const terms = fc.record({
  principal: fc.integer({ min: 0, max: 10_000_000 }),
  // The largest balance of these is still a safe integer.
  rate: fc.double({ min: 0, max: 40, noNaN: true }),
  years: fc.integer({ min: 0, max: 40 }),
  compoundingsPerYear: frequency,
  deposit: fc.integer({ min: 0, max: 100_000 }),
  depositsPerYear: frequency,
  depositAt: fc.constantFrom('start' as const, 'end' as const),
});
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('§2.3 compound interest', () => {
  test.each<[CompoundTerms, number]>([
    [{ principal: 100_000, rate: 12, years: 1 }, 112_683],
    [{ principal: 100_000, rate: 5, years: 10, compoundingsPerYear: 1 }, 162_889],
    [{ principal: 0, rate: 12, years: 1, deposit: 10_000 }, 126_825],
    [{ principal: 0, rate: 12, years: 1, deposit: 10_000, depositAt: 'start' }, 128_093],
    [
      {
        ...{ principal: 0, rate: 10, years: 2, compoundingsPerYear: 1 },
        ...{ deposit: 100_000, depositsPerYear: 1 },
      },
      210_000,
    ],
    [{ principal: 500, rate: 0, years: 2, deposit: 100 }, 2900],
    [{ principal: 500, rate: 7, years: 0 }, 500],
  ])('%o results in %i', (input, balance) => {
    expect(compound(input).balance).toBe(balance);
  });

  test.each<[CompoundTerms, string]>([
    [{ principal: 1.5, rate: 1, years: 1 }, 'principal'],
    [{ principal: 1, rate: -1, years: 1 }, 'rate'],
    [{ principal: 1, rate: 1, years: 0.5 }, 'years'],
    [{ principal: 1, rate: 1, years: 101 }, 'years'],
    [{ principal: 1, rate: 1, years: 1, depositsPerYear: 0 }, 'depositsPerYear'],
    [{ principal: 1, rate: 1, years: 1, deposit: -1 }, 'deposit'],
    [{ principal: 1, rate: 100_000, years: 100 }, 'balance'],
  ])('rejects %o', (input, field) => {
    expect(() => compound(input)).toThrow(field);
  });

  test('follows the balance deposit by deposit, to one minor unit', () => {
    fc.assert(
      fc.property(terms, (input) => {
        const growth =
          (1 + input.rate / 100 / input.compoundingsPerYear) **
          (input.compoundingsPerYear / input.depositsPerYear);
        let balance = input.principal;
        for (let period = 0; period < input.years * input.depositsPerYear; period++)
          balance =
            input.depositAt === 'start'
              ? (balance + input.deposit) * growth
              : balance * growth + input.deposit;
        const result = compound(input);
        expect(Math.abs(result.balance - balance)).toBeLessThan(1 + balance * 1e-9);
      }),
    );
  });

  test('the table adds up to the result, in whole minor units', () => {
    fc.assert(
      fc.property(terms, (input) => {
        const { years, balance, paidIn, interest } = compound(input);
        expect(input.principal + sum(years.map((year) => year.paidIn))).toBe(paidIn);
        expect(sum(years.map((year) => year.interest))).toBe(interest);
        expect(paidIn + interest).toBe(balance);
        expect(years.at(-1)?.balance ?? input.principal).toBe(balance);
        for (const year of years) {
          expect(year.interest).toBeGreaterThanOrEqual(0);
          expect(Object.values(year).every(Number.isSafeInteger)).toBe(true);
        }
      }),
    );
  });

  test('a higher rate, a higher deposit or a longer time never gives less', () => {
    fc.assert(
      fc.property(terms, (input) => {
        const { balance } = compound(input);
        for (const more of [
          { rate: input.rate + 1 },
          { deposit: input.deposit + 1 },
          { principal: input.principal + 1 },
          { years: input.years + 1 },
          { depositAt: 'start' as const },
        ])
          expect(compound({ ...input, ...more }).balance).toBeGreaterThanOrEqual(balance);
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
