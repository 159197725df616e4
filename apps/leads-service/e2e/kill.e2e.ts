import { describe, expect, test } from 'vitest';
import { fewestAnswers, killRounds } from './kill-rounds.ts';

/** `pnpm bench kill` runs fifty. */
const rounds = 5;

describe('kill -9 in the middle of writes', () => {
  test(`loses and doubles no acknowledged row, ${rounds} rounds`, async () => {
    const { acknowledged, ...faults } = await killRounds(rounds);
    expect(faults).toEqual({ lost: [], doubled: [], unknown: [] });
    expect(acknowledged).toBeGreaterThanOrEqual(rounds * fewestAnswers);
  });
});
