import { expect, test } from 'vitest';

test('the door to testing', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
    'createMemoryContentClient',
    'sampleContent',
    'sampleDocument',
    'sampleProduct',
  ]);
});
