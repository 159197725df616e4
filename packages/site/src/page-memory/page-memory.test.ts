import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPageMemory } from './page-memory.ts';

const keys = ['a', 'b'] as const;
const key = fc.constantFrom(...keys);
const step = fc.oneof(
  fc.record({ kind: fc.constant('write' as const), key }),
  fc.record({ kind: fc.constant('read' as const), key }),
  fc.record({ kind: fc.constant('learn' as const), key }),
  fc.record({ kind: fc.constant('expire' as const), key }),
  fc.record({ kind: fc.constant('wait' as const), key }),
);

describe('design §3: an answer from memory is never older than the page cache', () => {
  it('whatever is written, expired and read in between', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const memory = createPageMemory<number>(10);
        // The page cache: a version per page, and whether it would still be served as it is.
        const cache = new Map<string, { version: number; staleAt: number }>();
        const reads = new Map<string, { version: number; staleAt: number; era: number }>();
        let now = 0;
        let versions = 0;
        for (const { kind, key } of steps) {
          if (kind === 'write') {
            versions += 1;
            cache.set(key, { version: versions, staleAt: now + 3 });
            memory.forget(key);
          }
          const entry = cache.get(key);
          if (kind === 'read' && entry) reads.set(key, { ...entry, era: memory.era() });
          const read = reads.get(key);
          if (kind === 'learn' && read) {
            const page = { cacheKey: key, staleAt: read.staleAt, copy: read.version };
            memory.remember(key, page, read.era);
          }
          if (kind === 'expire') {
            cache.clear();
            memory.forgetAll();
          }
          if (kind === 'wait') now += 1;
          for (const address of keys) {
            const copy = memory.recall(address, now);
            if (copy === undefined) continue;
            expect(cache.get(address)?.version).toBe(copy);
            expect(now).toBeLessThan(cache.get(address)?.staleAt ?? 0);
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('remembers what was read in its own era', () => {
    const memory = createPageMemory<string>(1);
    const page = { cacheKey: 'k', staleAt: 10, copy: 'copy' };
    memory.remember('a', page, memory.era());
    expect([memory.recall('a', 9), memory.recall('b', 9), memory.recall('a', 10)]).toEqual([
      'copy',
      undefined,
      undefined,
    ]);
  });

  it('holds no more than it may, and lets go of what was asked for the longest ago', () => {
    const memory = createPageMemory<string>(2);
    const remember = (address: string) =>
      memory.remember(address, { cacheKey: address, staleAt: 10, copy: address }, memory.era());
    remember('a');
    remember('b');
    memory.recall('a', 0);
    remember('c');
    expect(['a', 'b', 'c'].map((address) => memory.recall(address, 0))).toEqual([
      'a',
      undefined,
      'c',
    ]);
  });
});
