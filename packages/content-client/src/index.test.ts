import { expect, test } from 'vitest';

test('design §2 the entry point to the client exports', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
    'ContentError',
    'DEFAULT_LIMITS',
    'FetchFailure',
    'apiBase',
    'createContentClient',
    'createFileCopyStore',
    'createSnapshot',
    'readPaths',
    'selectContent',
    'snapshotOf',
    'systemClock',
  ]);
});
