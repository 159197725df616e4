import { expect, test } from 'vitest';

test('design §2 the entry point to a content folder exports', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
    'ContentFolderError',
    'createValueLocator',
    'didYouMean',
    'entryReferences',
    'formatContentIssue',
    'inspectContentFolder',
    'inspectPicture',
    'nearestName',
    'parseContentFile',
    'parseJsonFile',
    'pathAt',
    'plainIssue',
    'readContentFolder',
    'readPictureFile',
    'readPictures',
    'servedPathIssue',
    'textRuns',
    'visitContentFolder',
  ]);
});
