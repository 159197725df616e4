import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMemoryCopies } from './memory-copies.ts';

const copy = (value: unknown) => ({ value, fetchedAt: 0 });

test('design §3 evicts the least recently used copy first', () => {
  const copies = createMemoryCopies({ memoryEntries: 2, memoryBytes: 100 });
  copies.set('a', copy(1), 1);
  copies.set('b', copy(2), 1);
  copies.get('a');
  copies.set('c', copy(3), 1);
  expect(['a', 'b', 'c'].map((key) => copies.get(key)?.value)).toEqual([1, undefined, 3]);
});

test('design §3 stays within its limits and keeps the latest copy that fits', () => {
  const writes = fc.array(fc.tuple(fc.constantFrom(...'abcdef'), fc.nat(15)), { maxLength: 60 });
  fc.assert(
    fc.property(writes, (entries) => {
      const copies = createMemoryCopies({ memoryEntries: 4, memoryBytes: 20 });
      const sizes = new Map<string, number>();
      for (const [key, bytes] of entries) {
        copies.set(key, copy(bytes), bytes);
        sizes.set(key, bytes);
        expect(copies.get(key)?.value).toBe(bytes);
      }
      const held = [...sizes].filter(([key]) => copies.get(key));
      expect(held.length).toBeLessThanOrEqual(4);
      expect(held.reduce((total, [, bytes]) => total + bytes, 0)).toBeLessThanOrEqual(20);
    }),
  );
});

test('does not keep a copy larger than the limit', () => {
  const copies = createMemoryCopies({ memoryEntries: 2, memoryBytes: 10 });
  copies.set('a', copy(1), 11);
  expect(copies.get('a')).toBeUndefined();
});

test('updates the time of a revalidated copy', () => {
  const copies = createMemoryCopies({ memoryEntries: 2, memoryBytes: 10 });
  copies.set('a', copy(1), 1);
  copies.touch('a', 5);
  copies.touch('b', 5);
  expect(copies.get('a')).toEqual({ value: 1, fetchedAt: 5 });
  expect(copies.get('b')).toBeUndefined();
});
