import { expect, test } from 'vitest';
import { bundleForPage, foreign } from '../bundle.test.support.ts';

test('§6 the tracking script of every page is at most 5 KiB gzip and has no third-party code', async () => {
  const { size, text, inputs } = await bundleForPage(
    `import { startTracking } from './start/start-tracking.ts'; globalThis.start = startTracking;`,
  );
  expect(size).toBeGreaterThan(4_000);
  expect(size).toBeLessThanOrEqual(5_120);
  expect(foreign(inputs)).toEqual([]);
  // The inspector adds nothing, not even the name of its chunk.
  expect(inputs.filter((path) => path.includes('inspector'))).toEqual([]);
  expect(text).not.toContain('inspector');
});

test('§6 the product script is at most 1.7 kB gzip', async () => {
  const { size } = await bundleForPage(`export * from './start/page-products.ts';`);
  expect(size).toBeGreaterThan(1_000);
  expect(size).toBeLessThanOrEqual(1_700);
});
