import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createResponseCache } from './response-cache.ts';

const keys = ['a', 'b'] as const;
/** Room for this many responses. */
const room = (maxBytes: number) => ({ maxBytes, sizeOf: () => 1 });
const key = fc.constantFrom(...keys);
const step = fc.oneof(
  fc.record({ kind: fc.constant('write' as const), key }),
  fc.record({ kind: fc.constant('read' as const), key }),
  fc.record({ kind: fc.constant('set' as const), key }),
  fc.record({ kind: fc.constant('expire' as const), key }),
  fc.record({ kind: fc.constant('expireOne' as const), key }),
  fc.record({ kind: fc.constant('wait' as const), key }),
);

describe('design §3: an answer from the response cache is never older than the page cache', () => {
  it('after any sequence of writes, expirations and reads', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const responses = createResponseCache<number>({ maxBytes: 10, sizeOf: () => 1 });
        // The page cache: a version per page, and whether it would still be served as it is.
        const cache = new Map<string, { version: number; staleAt: number }>();
        const reads = new Map<string, { version: number; staleAt: number; generation: number }>();
        let now = 0;
        let versions = 0;
        for (const { kind, key } of steps) {
          if (kind === 'write') {
            versions += 1;
            cache.set(key, { version: versions, staleAt: now + 3 });
            responses.delete(key);
          }
          const entry = cache.get(key);
          if (kind === 'read' && entry)
            reads.set(key, { ...entry, generation: responses.generation() });
          const read = reads.get(key);
          if (kind === 'set' && read) {
            const { staleAt, version } = read;
            const page = { cacheKey: key, staleAt, tags: ['all', key], response: version };
            responses.set(key, page, read.generation);
          }
          if (kind === 'expire') {
            cache.clear();
            responses.expire(['all']);
          }
          if (kind === 'expireOne') {
            cache.delete(key);
            responses.expire([key]);
          }
          if (kind === 'wait') now += 1;
          for (const address of keys) {
            const copy = responses.get(address, now);
            if (copy === undefined) continue;
            expect(cache.get(address)?.version).toBe(copy);
            expect(now).toBeLessThan(cache.get(address)?.staleAt ?? 0);
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('keeps only pages read in the current generation', () => {
    const responses = createResponseCache<string>(room(1));
    const page = { cacheKey: 'k', staleAt: 10, tags: [], response: 'copy' };
    responses.set('a', page, responses.generation());
    expect([responses.get('a', 9), responses.get('b', 9), responses.get('a', 10)]).toEqual([
      'copy',
      undefined,
      undefined,
    ]);
  });

  it('keeps a page although others were written while it was read, and never an old one', () => {
    const responses = createResponseCache<string>(room(10));
    const page = { cacheKey: 'k', staleAt: 10, tags: [], response: 'copy' };
    const readIn = responses.generation();
    for (let other = 0; other < 900; other += 1) responses.delete(`other ${other}`);
    responses.set('a', page, readIn);
    expect(responses.get('a', 0)).toBe('copy');
    responses.delete('k');
    // More writes than are tracked one by one: none of them may be forgotten.
    for (let other = 0; other < 1500; other += 1) responses.delete(`other ${other}`);
    responses.set('a', page, readIn);
    expect(responses.get('a', 0)).toBeUndefined();
  });

  it('drops exactly what has an expired tag, and what has none', () => {
    const responses = createResponseCache<string>(room(10));
    const tagsOf = { post: ['content', 'post'], list: ['content', 'order'], untagged: undefined };
    const paths = Object.keys(tagsOf) as (keyof typeof tagsOf)[];
    const after = (...tags: string[]) => {
      for (const path of paths)
        responses.set(
          path,
          { cacheKey: path, staleAt: 10, tags: tagsOf[path], response: path },
          responses.generation(),
        );
      responses.expire(tags);
      return paths.filter((path) => responses.get(path, 0));
    };
    expect(after('post')).toEqual(['list']);
    expect(after('order', 'other')).toEqual(['post']);
    expect(after('other')).toEqual(['post', 'list']);
    expect(after('content')).toEqual([]);
  });

  it('holds no more than its limit and drops the least recently used', () => {
    const responses = createResponseCache<string>(room(2));
    const set = (address: string) =>
      responses.set(
        address,
        { cacheKey: address, staleAt: 10, tags: [], response: address },
        responses.generation(),
      );
    set('a');
    set('b');
    responses.get('a', 0);
    set('c');
    expect(['a', 'b', 'c'].map((address) => responses.get(address, 0))).toEqual([
      'a',
      undefined,
      'c',
    ]);
  });
});
