import { expect, test } from 'vitest';

test('the door exports these names and no others', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
    'BLOCKS',
    'CashFlowError',
    'ICON_NAMES',
    'IncompleteExampleError',
    'RichTextDocument',
    'RichTextError',
    'computeApr',
    'documentToHtml',
    'documentToText',
    'intervalBetween',
    'parseDocument',
    'parseRepresentativeExample',
    'readPalette',
    'readTokens',
    'representativeExampleSchema',
    'safeMediaUrl',
    'safeUrl',
    'solveApr',
  ]);
});
