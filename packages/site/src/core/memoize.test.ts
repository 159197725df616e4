import { expect, it, vi } from 'vitest';
import { memoize } from './memoize.ts';

it('makes each result once, forgets the oldest beyond its room, and does not keep failures', async () => {
  const remember = memoize<string>(2);
  const make = vi.fn(async (key: string) => key.toUpperCase());
  const ask = (key: string) => remember(key, () => make(key));
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual(['A', 'A', 'B']);
  expect(make).toHaveBeenCalledTimes(2);
  await ask('c');
  await ask('b');
  expect(make).toHaveBeenCalledTimes(3);
  await ask('a');
  expect(make).toHaveBeenCalledTimes(4);
  make.mockRejectedValueOnce(new Error('no'));
  await expect(ask('d')).rejects.toThrow('no');
  expect(await ask('d')).toBe('D');
});
