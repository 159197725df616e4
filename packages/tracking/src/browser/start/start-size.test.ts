import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { expect, test } from 'vitest';

/** Leaves to themselves the modules that a page loads later, as the site's own build does. */
const laterChunks: Plugin = {
  name: 'later-chunks',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

async function bundle(contents: string) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['@plaza/source'],
    plugins: [laterChunks],
    metafile: true,
    write: false,
  });
  const [{ contents: bytes, text } = { contents: new Uint8Array(), text: '' }] = outputFiles;
  return { size: gzipSync(bytes, { level: 9 }).length, text, inputs: Object.keys(metafile.inputs) };
}

test('§6 what every page loads of tracking is at most 6 kB gzip, all of it our own', async () => {
  const { size, text, inputs } = await bundle(
    `import { startTracking } from './start-tracking.ts'; globalThis.start = startTracking;`,
  );
  expect(size).toBeGreaterThan(4_000);
  expect(size).toBeLessThanOrEqual(5_200);
  expect(inputs.filter((path) => path.includes('node_modules'))).toEqual([]);
  // The inspector of development adds nothing, not even the name of its chunk.
  expect(inputs.filter((path) => path.includes('inspector'))).toEqual([]);
  expect(text).not.toContain('inspector');
});

test('§6 what a page with products loads besides is at most 1.6 kB gzip', async () => {
  const { size } = await bundle(`export * from './page-products.ts';`);
  expect(size).toBeGreaterThan(1_000);
  expect(size).toBeLessThanOrEqual(1_600);
});
