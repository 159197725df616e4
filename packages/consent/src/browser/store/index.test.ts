import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

test('the entry point exports exactly these names', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
    'TIME_TO_STOP',
    'createDecide',
    'findConsentStore',
    'followConsentStore',
    'followTcf',
    'forgetDecision',
    'openConsentStore',
  ]);
});

test('§6 the consent of every page is at most 2.5 kB gzip', async () => {
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: `import { openConsentStore } from './index.ts';
        openConsentStore(JSON.parse(document.documentElement.dataset.consent), { report() {} });`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['@plaza/source'],
    metafile: true,
    write: false,
  });
  const size = gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
  expect(size).toBeGreaterThan(1_000);
  expect(size).toBeLessThanOrEqual(2_500);
  expect(Object.keys(metafile.inputs).filter((path) => path.includes('node_modules'))).toEqual([]);
});
