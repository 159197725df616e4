import { expect, test } from 'vitest';
import { createAnswer } from './answer.ts';
import { createAnswerCache } from './answer-cache.ts';

/** A cache of the given size, and a reader that records loads. */
function setUp(maxBytes = 1_000) {
  const loads: string[] = [];
  const cache = createAnswerCache(maxBytes);
  const read = (key: string, version = 1, value: unknown = key) =>
    cache({
      key,
      version,
      load: async () => {
        loads.push(`${key}@${version}`);
        return value === null ? undefined : createAnswer(value);
      },
    });
  return { loads, read };
}

test('loads an answer once per content version', async () => {
  const { loads, read } = setUp();
  const first = await read('a');
  expect(await read('a')).toBe(first);
  await read('a', 2);
  await read('a', 2);
  expect(loads).toEqual(['a@1', 'a@2']);
});

test('concurrent requests share one load', async () => {
  const { loads, read } = setUp();
  const answers = await Promise.all([read('a'), read('a'), read('b'), read('a')]);
  expect(loads).toEqual(['a@1', 'b@1']);
  expect(answers[0]).toBe(answers[3]);
});

test('evicts the least recently used answer when full', async () => {
  // Each body has ten bytes including quotes.
  const { loads, read } = setUp(30);
  for (const key of ['aaaaaaaa', 'bbbbbbbb', 'cccccccc', 'aaaaaaaa', 'dddddddd']) await read(key);
  loads.length = 0;
  await read('aaaaaaaa');
  await read('bbbbbbbb');
  expect(loads).toEqual(['bbbbbbbb@1']);
});

test('returns an answer larger than the cache without caching it', async () => {
  const { loads, read } = setUp(5);
  expect((await read('much too large'))?.body.toString()).toBe('"much too large"');
  await read('much too large');
  expect(loads).toHaveLength(2);
});

test('caches neither missing answers nor failures', async () => {
  const { loads, read } = setUp();
  expect(await read('none', 1, null)).toBeUndefined();
  expect(await read('none', 1, 'now')).toBeDefined();
  const cyclic: { self?: unknown } = {};
  cyclic.self = cyclic;
  await expect(read('bad', 1, cyclic)).rejects.toThrow(/circular/i);
  expect(await read('bad', 1, 'mended')).toBeDefined();
  expect(loads).toEqual(['none@1', 'none@1', 'bad@1', 'bad@1']);
});
