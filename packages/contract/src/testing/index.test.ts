import { expect, test } from 'vitest';

test('design §2 the entry point to samples exports', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
    'SAMPLE_PRODUCTS',
    'SAMPLE_PRODUCT_OF',
    'sampleContent',
    'sampleDocument',
    'sampleProduct',
  ]);
});
