import { expect, it, vi } from 'vitest';
import { createPromiseCache } from './promise-cache.ts';

it('loads each key once, evicts the least recently used, and caches no rejection', async () => {
  const cached = createPromiseCache<string>(2);
  const load = vi.fn(async (key: string) => key.toUpperCase());
  const get = (key: string) => cached(key, () => load(key));
  expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual(['A', 'A', 'B']);
  expect(load).toHaveBeenCalledTimes(2);
  await get('c');
  await get('b');
  expect(load).toHaveBeenCalledTimes(3);
  await get('a');
  expect(load).toHaveBeenCalledTimes(4);
  load.mockRejectedValueOnce(new Error('no'));
  await expect(get('d')).rejects.toThrow('no');
  expect(await get('d')).toBe('D');
});
