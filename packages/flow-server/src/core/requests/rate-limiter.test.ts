import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRateLimiter, createTokenBucket } from './rate-limiter.ts';

it('§8 a bucket allows at most its capacity plus one refill per minute', () => {
  const gaps = fc.array(fc.integer({ min: 0, max: 30_000 }), { maxLength: 100 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), gaps, (perMinute, gaps) => {
      const bucket = createTokenBucket(perMinute);
      const taken: number[] = [];
      let now = 0;
      for (const gap of gaps) {
        now += gap;
        if (bucket.take(now)) taken.push(now);
      }
      for (const start of taken) {
        const within = taken.filter((at) => at >= start && at < start + 60_000);
        expect(within.length).toBeLessThanOrEqual(2 * perMinute);
      }
    }),
  );
});

it('§8 a bucket refills, and a clock set back removes nothing', () => {
  const bucket = createTokenBucket(2);
  expect([0, 0, 0, 30_000, 30_000, 0].map((at) => bucket.take(at))).toEqual([
    true,
    true,
    false,
    true,
    false,
    false,
  ]);
  expect(bucket.take(60_000)).toBe(true);
});

it('limits one client without affecting the others', () => {
  const limiter = createRateLimiter({ perClient: 2, inAll: 5 });
  const taken = (client: string, count: number) =>
    Array.from({ length: count }, () => limiter.take(client, 0)).filter(Boolean).length;
  expect(taken('one', 100)).toBe(2);
  expect(taken('two', 100)).toBe(2);
  expect(taken('three', 100)).toBe(1);
  expect(taken('four', 1)).toBe(0);
});

it('remembers at most ten thousand clients', () => {
  const limiter = createRateLimiter({ perClient: 1, inAll: Number.POSITIVE_INFINITY });
  for (let client = 0; client < 10_001; client += 1) limiter.take(`${client}`, 0);
  expect(limiter.take('10000', 0)).toBe(false);
  expect(limiter.take('0', 0)).toBe(true);
});
