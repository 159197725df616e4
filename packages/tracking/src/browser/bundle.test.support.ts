import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';

/** Keeps dynamic imports external, like the site's build. */
const laterChunks: Plugin = {
  name: 'later-chunks',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

/** Bundles a module of this folder: gzip size in bytes, text, and input paths. */
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

/** The paths of third-party modules; pages load none. */
export const foreign = (inputs: readonly string[]) =>
  inputs.filter((path) => path.includes('node_modules'));
