import { expect, it } from 'vitest';
import { createLocalExpirations } from './local-expirations.ts';

it('knows which tags have expired after a moment', () => {
  const expirations = createLocalExpirations(10);
  const before = expirations.count();
  expirations.add(['a']);
  const between = expirations.count();
  expirations.add(['b']);
  expect(expirations.any(['a', 'b'], before)).toBe(true);
  expect(expirations.any(['a'], between)).toBe(false);
  expect(expirations.any(['b'], between)).toBe(true);
  expect(expirations.any(['c'], before)).toBe(false);
  expirations.add(['*']);
  expect(expirations.any([], between)).toBe(true);
  expect(expirations.any(['a', 'b', 'c'], expirations.count())).toBe(false);
});

it('never forgets that a tag has expired, however many there are', () => {
  const expirations = createLocalExpirations(2);
  const before = expirations.count();
  for (const tag of ['a', 'b', 'c']) expirations.add([tag]);
  expect(['a', 'b', 'c'].map((tag) => expirations.any([tag], before))).toEqual([true, true, true]);
});
