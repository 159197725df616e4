import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createLoopBudget } from './loop-budget.ts';

it('§5.4 a turn of the event loop takes on 40 ms of work, and the next as much again', async () => {
  let now = 0;
  const isSpent = createLoopBudget(() => now);
  expect(isSpent()).toBe(false);
  now = 40;
  expect(isSpent()).toBe(false);
  now = 41;
  expect(isSpent()).toBe(true);
  await nextTurn();
  expect(isSpent()).toBe(false);
  now = 80;
  expect(isSpent()).toBe(false);
});
