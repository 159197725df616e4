import { expect, test } from 'vitest';

test('the entry point exports exactly these names', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
    'PERSIST_CONSENT_PATH',
    'VISIT_PATH',
    'browserEntry',
    'browserFolder',
    'consentDialogChunk',
    'inspectorScript',
    'isReported',
    'largeSiteEntry',
    'pageModule',
    'scrubReport',
    'scrubText',
    'styleSheets',
  ]);
});
