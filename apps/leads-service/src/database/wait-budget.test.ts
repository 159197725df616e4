import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWaitBudget, DatabaseTimeoutError } from './wait-budget.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const after = <T>(milliseconds: number, value: T) =>
  new Promise<T>((resolve) => setTimeout(resolve, milliseconds, value));

test('design §3 the waits of a request share its budget', async () => {
  const wait = createWaitBudget(1_000);
  const answers = (async () => {
    const values = [await wait(after(400, 'a')), await wait(after(500, 'b'))];
    return [...values, await wait(after(200, 'c')).catch((error) => error)];
  })();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await answers).toEqual(['a', 'b', expect.any(DatabaseTimeoutError)]);
});

test('design §3 rejects with the error of the work and clears the timer', async () => {
  await expect(createWaitBudget()(Promise.reject(new Error('disk')))).rejects.toThrow('disk');
  expect(vi.getTimerCount()).toBe(0);
});
