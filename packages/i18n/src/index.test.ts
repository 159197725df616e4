import { expect, test } from 'vitest';

test('the entry point exports exactly these names', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
    'MessageError',
    'bundledMessages',
    'checkMessages',
    'createFormats',
    'createMessages',
    'entriesOf',
    'formatMexicanPhone',
    'formatMoney',
    'interfaceLanguages',
    'interfaceMessages',
    'interfaceTexts',
    'loadingDefaults',
  ]);
});
