import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { expect, test } from 'vitest';
import { vendors } from '../../model/vendors/vendors.ts';

/** Leaves to themselves the modules that a page loads later, as the site's own build does. */
const laterChunks: Plugin = {
  name: 'later-chunks',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

async function gzipOf(module: string) {
  const { outputFiles, metafile } = await build({
    entryPoints: [`${import.meta.dirname}/${module}`],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['@plaza/source'],
    plugins: [laterChunks],
    metafile: true,
    write: false,
  });
  expect(Object.keys(metafile.inputs).filter((path) => path.includes('node_modules'))).toEqual([]);
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

test.for([
  // On every page.
  ['create-vendor-hub.ts', 400, 1_200],
  // With the first vendor that has consent, and for all of them.
  ['start-vendor.ts', 1_500, 3_000],
  ...Object.keys(vendors).map((vendor) => [`${vendor}.ts`, 80, 1_000] as const),
] as const)('§6 %s is at most so many bytes of gzip', async ([module, least, most]) => {
  const size = await gzipOf(module);
  expect(size).toBeGreaterThan(least);
  expect(size).toBeLessThanOrEqual(most);
});
