import { expect, test } from 'vitest';
import { createBatchedLookup } from './batched-lookup.ts';

/** A source whose questions are answered by hand, in the order they were asked. */
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

test('calls made while a question is under way share the next one', async () => {
  const { questions, lookup } = setUp();
  const first = lookup(1);
  const later = [lookup(1), lookup(2), lookup(2)];
  questions[0]?.answer([[1, 'old']]);
  expect(await first).toBe('old');
  expect(questions.map(({ keys }) => keys)).toEqual([[1], [1, 2]]);
  questions[1]?.answer([[1, 'new']]);
  expect(await Promise.all(later)).toEqual(['new', undefined, undefined]);
});

test('a question that fails fails its own calls and no later ones', async () => {
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
