import { expect, test } from 'vitest';

test('the entry points export these names and no others', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
    'FIELD_KINDS',
    'FLOWS',
    'MASK',
    'appliedAnswers',
    'appliedSteps',
    'checkFlow',
    'comparisons',
    'endOf',
    'fieldExample',
    'fieldFacts',
    'flowMoments',
    'flowNames',
    'flowOfPageType',
    'holds',
    'isPersonal',
    'issueCodes',
    'itemsOf',
    'knownAnswers',
    'maskAnswers',
    'missingSteps',
    'nextStep',
    'personForAds',
    'progressOf',
    'readStep',
    'reasonsOf',
    'sentAnswers',
    'stepsOf',
  ]);
  expect(Object.keys(await import('./browser/index.ts')).sort()).toEqual([
    'checkField',
    'checkInteger',
    'checkMoney',
    'currencyWords',
    'holds',
  ]);
  expect(Object.keys(await import('./hand-over/index.ts')).sort()).toEqual([
    'openHandOver',
    'readPartnerSecrets',
    'sealHandOver',
  ]);
});
