import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createAllowance } from './allowance.ts';

it('§8 an allowance is never exceeded in any minute by more than what it began with', () => {
  const gaps = fc.array(fc.integer({ min: 0, max: 30_000 }), { maxLength: 100 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), gaps, (perMinute, gaps) => {
      const allowance = createAllowance(perMinute);
      const taken: number[] = [];
      let now = 0;
      for (const gap of gaps) {
        now += gap;
        if (allowance.take(now)) taken.push(now);
      }
      for (const start of taken) {
        const within = taken.filter((at) => at >= start && at < start + 60_000);
        expect(within.length).toBeLessThanOrEqual(2 * perMinute);
      }
    }),
  );
});

it('§8 an allowance fills up again, and a clock set back takes nothing away', () => {
  const allowance = createAllowance(2);
  expect([0, 0, 0, 30_000, 30_000, 0].map((at) => allowance.take(at))).toEqual([
    true,
    true,
    false,
    true,
    false,
    false,
  ]);
  expect(allowance.take(60_000)).toBe(true);
});
