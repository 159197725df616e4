import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemsOf, readShard } from './shard.ts';

describe('the shards of a run', () => {
  it('have each item once, in its order, and as many as the others, or one less', () => {
    const counts = fc.integer({ min: 1, max: 12 });
    const lists = fc.uniqueArray(fc.integer(), { maxLength: 80 });
    fc.assert(
      fc.property(counts, lists, (count, items) => {
        const shards = Array.from({ length: count }, (_, at) =>
          itemsOf({ index: at + 1, count }, items),
        );
        expect(shards.flat().toSorted()).toEqual(items.toSorted());
        for (const shard of shards) expect(shard).toEqual(items.filter((i) => shard.includes(i)));
        const sizes = shards.map(({ length }) => length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('take about as long if the longest items come first', () => {
    const seconds = Array.from({ length: 40 }, (_, at) => 200 * 0.9 ** at);
    const sums = [1, 2, 3, 4].map((index) =>
      itemsOf({ index, count: 4 }, seconds).reduce((sum, each) => sum + each, 0),
    );
    expect(Math.max(...sums) / Math.min(...sums)).toBeLessThan(1.1);
  });

  it('are read from the command line', () => {
    expect(readShard('1/1')).toEqual({ index: 1, count: 1 });
    expect(readShard('2/4')).toEqual({ index: 2, count: 4 });
  });

  it.each(['', '2', '0/4', '5/4', '1/0', '-1/4', '1/4/2', '1.5/4', 'a/b', ' 1/4'])(
    'are not %j',
    (text) => {
      expect(() => readShard(text)).toThrow(`--shard ${text} is not a shard, such as 1/4`);
    },
  );
});
