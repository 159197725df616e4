import { expect, test } from 'vitest';

test('design §2 the entry point to imports exports', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
    'IMPORT_MEDIA_TYPE',
    'formatPlan',
    'formatResult',
    'importEndSchema',
    'importEntrySchema',
    'importHeadSchema',
    'importLines',
    'importOutcomeSchema',
    'importPath',
    'pictureImportPath',
  ]);
});
