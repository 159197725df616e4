import { expect, test } from 'vitest';
import { editorKillErrors, editorKillRounds, openKillableService } from './editor-kill-rounds.ts';

/** `pnpm bench editor-kill` runs two hundred. */
const rounds = 4;

test(`kill -9 during ${rounds} rounds of saving and publishing loses and halves nothing`, async () => {
  const kills = await editorKillRounds(rounds, openKillableService, 'pglite');
  expect(kills.published.length).toBeGreaterThanOrEqual(rounds);
  expect(editorKillErrors(kills)).toEqual([]);
}, 300_000);
