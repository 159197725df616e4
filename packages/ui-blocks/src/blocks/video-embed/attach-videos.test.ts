import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

test('§6 the enhancement is at most 1 kB gzip, in any brand and with any host', async () => {
  const { outputFiles } = await build({
    entryPoints: [`${import.meta.dirname}/attach-videos.ts`],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  const size = gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
  expect(size).toBeGreaterThan(0);
  expect(size).toBeLessThanOrEqual(1_000);
});
