import { expect, test } from 'vitest';

test('the entry point exports these names and no others', async () => {
  expect(Object.keys(await import('./index.ts'))).toEqual([
    'attachLeadForms',
    'attachVideos',
    'applyListView',
    'applyView',
    'attachSuggestions',
  ]);
});
