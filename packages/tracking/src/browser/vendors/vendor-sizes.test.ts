import { expect, test } from 'vitest';
import { vendors } from '../../vendors/rows.ts';
import { bundleForPage, foreign } from '../bundle.test.support.ts';

test.for([
  // On every page.
  ['browser/vendors/create-vendor-manager.ts', 200, 500],
  // Loaded with the first vendor that has consent, shared by all.
  ['browser/vendors/vendor-gates.ts', 1_500, 3_850],
  ...Object.keys(vendors).map((vendor) => [`vendors/${vendor}/adapter.ts`, 80, 1_000] as const),
] as const)('§6 %s is at most so many bytes of gzip', async ([module, least, most]) => {
  const { size, inputs } = await bundleForPage(`export * from '../${module}';`);
  expect(foreign(inputs)).toEqual([]);
  expect(inputs.filter((path) => path.includes('server'))).toEqual([]);
  expect(size).toBeGreaterThan(least);
  expect(size).toBeLessThanOrEqual(most);
});
