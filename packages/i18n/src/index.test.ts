import { expect, test } from 'vitest';

test('the entry point of formats, which a browser may load, exports exactly these names', async () => {
  expect(Object.keys(await import('./formats.ts')).sort()).toEqual([
    'amountFormat',
    'dayFormat',
    'figureFormats',
    'formatMexicanPhone',
    'isInMonths',
    'minorDigits',
    'moneySigns',
    'numberFormat',
    'numberSigns',
    'termFormat',
  ]);
});

test('the entry point exports exactly these names', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
    'MessageError',
    'bundledMessages',
    'checkMessages',
    'createFormats',
    'createMessages',
    'entriesOf',
    'flowMailMessages',
    'formatMexicanPhone',
    'formatMoney',
    'interfaceLanguages',
    'interfaceMessages',
    'interfaceTexts',
    'loadingDefaults',
    'numberWords',
    'splitDecimals',
  ]);
});
