import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';

/** Leaves to themselves the modules that a page loads later, as the site's own build does. */
const laterChunks: Plugin = {
  name: 'later-chunks',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

/** A module of this folder as a page loads it: bytes of gzip, its text, and the paths of what went in. */
export async function bundleForPage(contents: string) {
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

/** The paths of foreign modules, of which a page loads none. */
export const foreign = (inputs: readonly string[]) =>
  inputs.filter((path) => path.includes('node_modules'));
