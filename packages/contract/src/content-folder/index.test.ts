import { expect, test } from 'vitest';

test('design §2 the entry point to a content folder exports', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
    'ContentFolderError',
    'createValueLocator',
    'didYouMean',
    'foldText',
    'formatContentIssue',
    'inspectContentFolder',
    'nearestName',
    'parseJsonFile',
    'pathAt',
    'plainIssue',
    'readContentFolder',
    'servedPathIssue',
    'textRuns',
    'visitContentFolder',
  ]);
});
