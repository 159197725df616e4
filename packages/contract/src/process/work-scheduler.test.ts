import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createWorkScheduler } from './work-scheduler.ts';

/** Event loop turns until work may start again. */
async function turnsUntilFree(isBusy: () => boolean, eachTurn = () => {}): Promise<number> {
  let turns = 0;
  for (; isBusy(); turns += 1) {
    eachTurn();
    await nextTurn();
  }
  return turns;
}

describe('§5.4 accepts connections and requests between pieces of work', () => {
  it('starts work at once if idle', () => {
    expect(createWorkScheduler().isBusy()).toBe(false);
  });

  it('starts the next work after a turn without arrivals', async () => {
    const { isBusy, noteWork } = createWorkScheduler();
    noteWork();
    expect(await turnsUntilFree(isBusy)).toBe(2);
  });

  it('waits while connections arrive, but not forever', async () => {
    const { isBusy, noteArrival, noteWork } = createWorkScheduler();
    noteWork();
    let left = 5;
    const arrive = () => {
      if (left > 0) noteArrival();
      left -= 1;
    };
    expect(await turnsUntilFree(isBusy, arrive)).toBe(6);
    noteWork();
    expect(await turnsUntilFree(isBusy, noteArrival)).toBe(16);
  });
});
