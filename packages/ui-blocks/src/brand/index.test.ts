import { expect, test } from 'vitest';

test('the entry point exports these names and no others', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
    'TokenError',
    'brandStyles',
    'checkBrandTokens',
    'deriveBrandTokens',
    'partnerStyles',
    'readBrandColors',
  ]);
});
