import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createIntakeFirst } from './intake-first.ts';

/** Turns of the event loop after which work may begin again. */
async function turnsUntilFree(isBusy: () => boolean, eachTurn = () => {}): Promise<number> {
  let turns = 0;
  for (; isBusy(); turns += 1) {
    eachTurn();
    await nextTurn();
  }
  return turns;
}

describe('§5.4 what comes is taken in before the next piece of work', () => {
  it('work begins at once where there is none', () => {
    expect(createIntakeFirst().isBusy()).toBe(false);
  });

  it('and after another when a turn has brought nothing', async () => {
    const { isBusy, noteWork } = createIntakeFirst();
    noteWork();
    expect(await turnsUntilFree(isBusy)).toBe(2);
  });

  it('it waits as long as something comes, but not for ever', async () => {
    const { isBusy, noteArrival, noteWork } = createIntakeFirst();
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
