import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWaitBudget, DatabaseTimeoutError } from './wait-budget.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const after = <T>(milliseconds: number, value: T) =>
  new Promise<T>((resolve) => setTimeout(resolve, milliseconds, value));

test('design §3 what a request waits for adds up to its budget', async () => {
  const wait = createWaitBudget(1_000);
  const answers = (async () => {
    const values = [await wait(after(400, 'a')), await wait(after(500, 'b'))];
    return [...values, await wait(after(200, 'c')).catch((error) => error)];
  })();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await answers).toEqual(['a', 'b', expect.any(DatabaseTimeoutError)]);
});

test('design §3 an error of the work is the error of the wait, and no timer stays', async () => {
  await expect(createWaitBudget()(Promise.reject(new Error('disk')))).rejects.toThrow('disk');
  expect(vi.getTimerCount()).toBe(0);
});
