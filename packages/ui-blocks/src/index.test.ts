import { expect, test } from 'vitest';

test('the entry point exports these names and no others', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
    'BLOCKS',
    'ICON_NAMES',
    'IncompleteExampleError',
    'RichTextDocument',
    'RichTextError',
    'documentToHtml',
    'documentToPlainHtml',
    'documentToText',
    'linePath',
    'niceTop',
    'parseDocument',
    'parseRepresentativeExample',
    'representativeExampleSchema',
    'ringArc',
    'safeMediaUrl',
    'safeUrl',
    'selectProducts',
    'stackedBars',
  ]);
});
