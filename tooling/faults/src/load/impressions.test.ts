import { expect, test } from 'vitest';
import { compareWrites } from './impressions.ts';

test('finds what was acknowledged and is not stored, and what is stored twice', () => {
  const ids = {
    sent: new Set(['kept', 'lost', 'twice', 'unanswered']),
    acknowledged: new Set(['kept', 'lost', 'twice', 'made up']),
  };
  const stored = new Map([
    ['kept', 1],
    ['twice', 2],
    ['of another load', 3],
  ]);
  expect(compareWrites(ids, stored)).toEqual({ lost: 2, doubled: 1, unknown: 1, stored: 2 });
});
