import { expect, test } from 'vitest';
import { vendors } from '../../model/vendors/vendors.ts';
import { bundleForPage, foreign } from '../bundle.test.support.ts';

test.for([
  // On every page.
  ['create-vendor-manager.ts', 200, 500],
  // Loaded with the first vendor that has consent, shared by all.
  ['vendor-gates.ts', 1_500, 3_850],
  ...Object.keys(vendors).map((vendor) => [`${vendor}.ts`, 80, 1_000] as const),
] as const)('§6 %s is at most so many bytes of gzip', async ([module, least, most]) => {
  const { size, inputs } = await bundleForPage(`export * from './vendors/${module}';`);
  expect(foreign(inputs)).toEqual([]);
  expect(size).toBeGreaterThan(least);
  expect(size).toBeLessThanOrEqual(most);
});
