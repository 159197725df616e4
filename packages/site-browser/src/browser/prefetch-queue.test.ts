import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Connection, createPrefetchQueue, mayPrefetch } from './prefetch-queue.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A loader whose fetches the test settles. */
function deferredLoads() {
  const running: { path: string; end: (failed?: boolean) => void }[] = [];
  const begun: string[] = [];
  const load = (path: string) =>
    new Promise<void>((resolve, reject) => {
      begun.push(path);
      const end = (failed?: boolean) => (failed ? reject(new Error(path)) : resolve());
      running.push({ path, end });
    });
  return { load, running, begun };
}

describe('§2.2 a connection', () => {
  test.each<[Connection | undefined, boolean]>([
    [undefined, true],
    [{}, true],
    [{ effectiveType: '4g', saveData: false }, true],
    [{ effectiveType: '3g' }, true],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
    [{ effectiveType: '4g', saveData: true }, false],
  ])('§2.2 %j may be used for prefetching: %s', (connection, expected) => {
    expect(mayPrefetch(connection)).toBe(expected);
  });
});

describe('§2.2, §9 prefetching', () => {
  test('§2.2 runs at most 4 in parallel, each path once, in order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(30), { maxLength: 60 }),
        fc.infiniteStream(fc.nat(3)),
        async (requested, picks) => {
          const { load, running, begun } = deferredLoads();
          const queue = createPrefetchQueue({ load, connection: () => undefined });
          for (const path of requested) queue.add(`/${path}/`);
          const bound = requested.length;
          for (let round = 0; round <= bound; round += 1) {
            expect(running.length).toBeLessThanOrEqual(4);
            const pick = Number(picks.next().value) % Math.max(1, running.length);
            const [ended] = running.splice(pick, 1);
            if (!ended) break;
            ended.end();
            await settle();
          }
          expect(running).toEqual([]);
          expect(begun).toEqual([...new Set(requested.map((path) => `/${path}/`))]);
        },
      ),
      { numRuns: 100 },
    );
  });

  test('§2.2 keeps four running while paths are queued', async () => {
    const { load, running } = deferredLoads();
    const queue = createPrefetchQueue({ load, connection: () => undefined });
    for (const path of 'abcdefg') queue.add(path);
    expect(running.map(({ path }) => path).join('')).toBe('abcd');
    running.shift()?.end();
    await settle();
    expect(running.map(({ path }) => path).join('')).toBe('bcde');
  });

  test('§2.2 a failure does not throw, frees its slot and can be retried', async () => {
    const { load, running } = deferredLoads();
    const queue = createPrefetchQueue({ load, connection: () => undefined });
    for (const path of 'abcde') queue.add(path);
    running.shift()?.end(true);
    await settle();
    queue.add('a');
    for (const { end } of running.splice(0)) end();
    await settle();
    expect(running.map(({ path }) => path)).toEqual(['a']);
  });

  test('§2.2 stops with data saver, even if it is turned on while paths are queued', async () => {
    const { load, running } = deferredLoads();
    const connection = { saveData: false };
    const queue = createPrefetchQueue({ load, connection: () => connection });
    for (const path of 'abcdef') queue.add(path);
    connection.saveData = true;
    for (const { end } of running.splice(0)) end();
    queue.add('g');
    await settle();
    expect(running).toEqual([]);
    connection.saveData = false;
    queue.add('e');
    expect(running.map(({ path }) => path)).toEqual(['e']);
  });
});
