import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const parts = {
  openDelivery: './delivery/open-delivery.ts',
  startImpression: './impression/start-impression.ts',
  followProducts: './views/follow-products.ts',
  openViewedProducts: './views/open-viewed-products.ts',
} as const;

async function weigh(names: readonly (keyof typeof parts)[]): Promise<number> {
  const lines = names.map((name) => `export { ${name} } from '${parts[name]}';`);
  const { outputFiles, metafile } = await build({
    stdin: { contents: lines.join('\n'), resolveDir: `${import.meta.dirname}/..` },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['@plaza/source'],
    metafile: true,
    write: false,
  });
  expect(Object.keys(metafile.inputs).filter((path) => path.includes('node_modules'))).toEqual([]);
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

test.for<[readonly (keyof typeof parts)[], number]>([
  [['openDelivery', 'startImpression'], 2_000],
  [['openDelivery', 'startImpression', 'followProducts', 'openViewedProducts'], 3_250],
])('issue 6 §6 %s are at most %i bytes gzip', async ([names, budget]) => {
  const size = await weigh(names);
  expect(size).toBeGreaterThan(1_000);
  expect(size).toBeLessThanOrEqual(budget);
});
