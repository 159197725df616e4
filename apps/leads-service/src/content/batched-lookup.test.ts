import { expect, test } from 'vitest';
import { createBatchedLookup } from './batched-lookup.ts';

/** A source with queries that the test answers manually, in order. */
function setUp() {
  const questions: {
    keys: number[];
    answer: (values: [number, string][]) => void;
    fail: (error: Error) => void;
  }[] = [];
  const lookup = createBatchedLookup((keys: number[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<ReadonlyMap<number, string>>();
    questions.push({ keys, answer: (values) => resolve(new Map(values)), fail: reject });
    return promise;
  });
  return { questions, lookup };
}

test('calls during a running query share the next one', async () => {
  const { questions, lookup } = setUp();
  const first = lookup(1);
  const later = [lookup(1), lookup(2), lookup(2)];
  questions[0]?.answer([[1, 'old']]);
  expect(await first).toBe('old');
  expect(questions.map(({ keys }) => keys)).toEqual([[1], [1, 2]]);
  questions[1]?.answer([[1, 'new']]);
  expect(await Promise.all(later)).toEqual(['new', undefined, undefined]);
});

test('a failed query rejects its own calls only', async () => {
  const { questions, lookup } = setUp();
  const [first, second] = [lookup(1), lookup(1)];
  questions[0]?.fail(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  questions[1]?.answer([[1, 'back']]);
  expect(await second).toBe('back');
  const third = lookup(1);
  questions[2]?.answer([]);
  expect(await third).toBeUndefined();
});
