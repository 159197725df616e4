import { expect, test } from 'vitest';

test('the entry point exports exactly these names', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
    'attachListOnFirstUse',
    'attachLiveList',
  ]);
});
