import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DebtPlan, type DebtTerms, MOST_DEBT_MONTHS, repayDebts } from './repay-debts.ts';

const card = { balance: 300_000, rate: 24, minimum: 9_000 };
const loan = { balance: 100_000, rate: 6, minimum: 5_000 };
const bill = { balance: 20_000, rate: 0, minimum: 2_000 };
const debts = [card, loan, bill];

const debt = fc.record({
  balance: fc.integer({ min: 1, max: 2_000_000 }),
  rate: fc.double({ min: 0, max: 60, noNaN: true }),
  minimum: fc.integer({ min: 0, max: 50_000 }),
});
const terms = fc
  .tuple(fc.array(debt, { minLength: 1, maxLength: 10 }), fc.integer({ min: -5, max: 200_000 }))
  .map(([own, more]) => ({ debts: own, budget: Math.max(0, minimums(own) + more) }));

const minimums = (all: DebtTerms['debts']) => sum(all.map(({ minimum }) => minimum));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const isPlan = (plan: ReturnType<typeof repayDebts>): plan is DebtPlan => !('refused' in plan);

function planOf(input: DebtTerms): DebtPlan {
  const plan = repayDebts(input);
  if (!isPlan(plan)) throw new Error(`No plan: ${plan.refused}`);
  return plan;
}

describe('§2.3 snowball and avalanche', () => {
  test('the snowball repays the smallest debt first, the avalanche the dearest', () => {
    const snowball = planOf({ debts, budget: 30_000, order: 'snowball' });
    const avalanche = planOf({ debts, budget: 30_000, order: 'avalanche' });
    expect(snowball.order).toEqual([2, 1, 0]);
    expect(avalanche.order).toEqual([0, 1, 2]);
    expect(snowball.repaidIn[2]).toBe(2);
    expect(avalanche.repaidIn[2]).toBe(10);
    expect(avalanche.interest).toBeLessThan(snowball.interest);
  });

  test('one debt without interest is paid in equal months and a rest', () => {
    const plan = planOf({
      debts: [{ balance: 1_000, rate: 0, minimum: 300 }],
      budget: 300,
      order: 'avalanche',
    });
    expect(plan).toEqual({
      ...{ order: [0], repaidIn: [4], months: 4, interest: 0, paid: 1_000 },
      balances: [1_000, 700, 400, 100, 0],
    });
  });

  test('only the minimums leave what a repaid debt cost in the pocket', () => {
    const least = planOf({ debts, budget: 0, order: 'minimums' });
    const rolled = planOf({ debts, budget: minimums(debts), order: 'avalanche' });
    expect(least.repaidIn[2]).toBe(10);
    expect(least.months).toBeGreaterThan(rolled.months);
    expect(least.interest).toBeGreaterThan(rolled.interest);
  });

  test('refuses a budget below the minimums, and says what they are', () => {
    expect(repayDebts({ debts, budget: 15_999, order: 'snowball' })).toEqual({
      refused: 'budget-below-minimums',
      minimums: 16_000,
    });
    expect(isPlan(repayDebts({ debts, budget: 16_000, order: 'snowball' }))).toBe(true);
  });

  test('refuses debts that never end, and names them', () => {
    const growing = { balance: 100_000, rate: 24, minimum: 2_000 };
    expect(repayDebts({ debts: [growing, bill], budget: 4_000, order: 'minimums' })).toEqual({
      refused: 'endless',
      debts: [0],
    });
    const usury = { balance: 1e12, rate: 100_000, minimum: 0 };
    expect(repayDebts({ debts: [usury], budget: 1, order: 'avalanche' })).toMatchObject({
      refused: 'endless',
    });
  });

  test.each<[Partial<DebtTerms>, string]>([
    [{ debts: [] }, 'debts'],
    [{ debts: Array.from({ length: 11 }, () => bill) }, 'debts: expected a whole number'],
    [{ budget: 0.5 }, 'budget'],
    [{ debts: [bill, { ...bill, balance: 0 }] }, 'debts[1].balance'],
    [{ debts: [{ ...bill, rate: -1 }] }, 'debts[0].rate'],
    [{ debts: [{ ...bill, minimum: Number.NaN }] }, 'debts[0].minimum'],
  ])('rejects %o', (wrong, message) => {
    expect(() => repayDebts({ debts, budget: 30_000, order: 'snowball', ...wrong })).toThrow(
      message,
    );
  });
});

describe('properties of a plan', () => {
  const order = fc.constantFrom('snowball' as const, 'avalanche' as const, 'minimums' as const);

  test('every debt is repaid exactly, within the budget, in finite time, or it is refused', () => {
    fc.assert(
      fc.property(terms, order, (input, by) => {
        const plan = repayDebts({ ...input, order: by });
        if (!isPlan(plan)) {
          if (plan.refused === 'endless') expect(plan.debts.length).toBeGreaterThan(0);
          else expect(input.budget).toBeLessThan(plan.minimums);
          return;
        }
        expect(plan.months).toBeLessThanOrEqual(MOST_DEBT_MONTHS);
        expect(plan.balances.at(-1)).toBe(0);
        expect(Math.max(...plan.repaidIn)).toBe(plan.months);
        expect(Math.min(...plan.repaidIn)).toBeGreaterThan(0);
        expect(plan.paid).toBe(sum(input.debts.map(({ balance }) => balance)) + plan.interest);
        const budget = by === 'minimums' ? minimums(input.debts) : input.budget;
        expect(plan.paid).toBeLessThanOrEqual(budget * plan.months);
        // The whole budget is used until the last month.
        if (by !== 'minimums') expect(plan.paid).toBeGreaterThan(budget * (plan.months - 1));
        for (const [month, balance] of plan.balances.entries())
          expect(balance).toBeGreaterThanOrEqual((plan.balances[month - 1] ?? 0) - budget);
      }),
      { numRuns: 200 },
    );
  });

  test('the avalanche never costs more than the snowball, but for rounding', () => {
    fc.assert(
      fc.property(terms, (input) => {
        const [avalanche, snowball] = (['avalanche', 'snowball'] as const).map((by) =>
          repayDebts({ ...input, order: by }),
        );
        if (!avalanche || !snowball || !isPlan(snowball)) return;
        expect(isPlan(avalanche)).toBe(true);
        if (!isPlan(avalanche)) return;
        const rounding = input.debts.length * snowball.months;
        expect(avalanche.interest).toBeLessThanOrEqual(snowball.interest + rounding);
      }),
      { numRuns: 300 },
    );
  });

  test('a higher budget never takes longer or costs more, but for rounding', () => {
    fc.assert(
      fc.property(terms, fc.integer({ min: 1, max: 50_000 }), (input, more) => {
        const plan = repayDebts({ ...input, order: 'avalanche' });
        if (!isPlan(plan)) return;
        const faster = planOf({ ...input, budget: input.budget + more, order: 'avalanche' });
        expect(faster.months).toBeLessThanOrEqual(plan.months + 1);
        expect(faster.interest).toBeLessThanOrEqual(
          plan.interest + input.debts.length * plan.months,
        );
      }),
      { numRuns: 200 },
    );
  });
});
