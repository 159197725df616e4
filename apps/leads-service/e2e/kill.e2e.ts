import { describe, expect, test } from 'vitest';
import { killRounds, minAnswers } from './kill-rounds.ts';

/** `pnpm bench kill` runs fifty. */
const rounds = 3;

describe('kill -9 during writes', () => {
  test(`loses and duplicates no acknowledged row in ${rounds} rounds`, async () => {
    const { acknowledged, ...errors } = await killRounds(rounds);
    expect(errors).toEqual({ lost: [], duplicated: [], unknown: [] });
    expect(acknowledged).toBeGreaterThanOrEqual(rounds * minAnswers);
  });
});
