import { expect, test } from 'vitest';
import { bundleForPage, foreign } from '../bundle.test.support.ts';

const parts = {
  openDelivery: './delivery/open-delivery.ts',
  startImpression: './impression/start-impression.ts',
  followProducts: './views/follow-products.ts',
  openViewedProducts: './views/open-viewed-products.ts',
} as const;

async function weigh(names: readonly (keyof typeof parts)[]): Promise<number> {
  const lines = names.map((name) => `export { ${name} } from '${parts[name]}';`);
  const { size, inputs } = await bundleForPage(lines.join('\n'));
  expect(foreign(inputs)).toEqual([]);
  return size;
}

test.for<[readonly (keyof typeof parts)[], number]>([
  [['openDelivery', 'startImpression'], 2_150],
  [['openDelivery', 'startImpression', 'followProducts', 'openViewedProducts'], 3_400],
])('design §6 %s are at most %i bytes gzip', async ([names, budget]) => {
  const size = await weigh(names);
  expect(size).toBeGreaterThan(1_000);
  expect(size).toBeLessThanOrEqual(budget);
});
