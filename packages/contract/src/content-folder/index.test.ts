import { expect, test } from 'vitest';

test('design §2 the entry point to a content folder exports', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
    'ContentFolderError',
    'createValueLocator',
    'foldText',
    'formatContentIssue',
    'inspectContentFolder',
    'parseJsonFile',
    'pathAt',
    'readContentFolder',
    'textRuns',
    'visitContentFolder',
  ]);
});
