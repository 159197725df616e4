import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFiles } from '@plaza/page-cache/build';
import { build, type Plugin } from 'esbuild';
import { minify } from 'terser';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'dist/browser');

/** The browser entry with its chunks, as they are to be served. */
export type BrowserBuild = {
  /** File name of the entry. */
  readonly entry: string;
  /** File name of the tracking inspector, which pages name in development alone. */
  readonly inspector: string;
  /** Content of each file, by its name, which carries a hash of the content. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Every module that went into the files, by its path from the package's folder. */
  readonly modules: ReadonlySet<string>;
};

type Bundles = { readonly files: Map<string, Uint8Array>; readonly modules: Set<string> };

/**
 * Bundles `src/browser/entry.ts` for browsers: one module, and beside it one for each `import()`; and
 * the inspector of development, which is no part of it.
 * Each file stands alone, because a chunk that several share would be a request more for every page.
 *
 * @throws Error of esbuild, when a module cannot be bundled
 */
export async function buildBrowser(): Promise<BrowserBuild> {
  const bundles = { files: new Map(), modules: new Set<string>() };
  const entry = await bundle(join(root, 'src/browser/entry.ts'), bundles);
  const inspector = await bundle(join(root, 'src/browser/inspector.ts'), bundles);
  return { entry, inspector, ...bundles };
}

/** @returns file name of the bundle */
async function bundle(module: string, bundles: Bundles): Promise<string> {
  const { outputFiles, metafile } = await build({
    entryPoints: [module],
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    conditions: ['@plaza/source'],
    define: { __SENTRY_DEBUG__: 'false', __SENTRY_TRACING__: 'false' },
    metafile: true,
    write: false,
    plugins: [chunks(bundles)],
  });
  for (const { inputs } of Object.values(metafile.outputs))
    for (const [input, { bytesInOutput }] of Object.entries(inputs))
      if (bytesInOutput > 0) bundles.modules.add(input);
  const contents = await shrink(outputFiles[0]?.text ?? '');
  const name = `${basename(module, '.ts')}-${hashOf(contents)}.js`;
  bundles.files.set(name, contents);
  return name;
}

/** esbuild leaves a fifteenth of the bytes for Terser to find. */
async function shrink(code: string): Promise<Uint8Array> {
  const { code: shrunk = '' } = await minify(code, { module: true, compress: { passes: 2 } });
  return Buffer.from(shrunk);
}

/** Eight letters that tell the content, for the name of a file that is kept for ever. */
export const hashOf = (contents: Uint8Array): string =>
  createHash('sha256').update(contents).digest('hex').slice(0, 8).toUpperCase();

/**
 * Modules that are loaded by `import()` and stay in the bundle all the same: what most pages load at
 * once costs less there than in an answer of its own.
 */
const inBundle = new Set(['./page-products.ts']);

/** Makes a bundle of its own of every other module that is loaded by `import()`. */
const chunks = (bundles: Bundles): Plugin => ({
  name: 'chunks',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, async ({ kind, path, resolveDir }) => {
      if (kind !== 'dynamic-import' || inBundle.has(path)) return undefined;
      return { path: `./${await bundle(join(resolveDir, path), bundles)}`, external: true };
    });
  },
});

/** Writes the files into `dist/browser/`, each with its brotli beside it, and nothing else. */
export async function writeBrowser(files: BrowserBuild['files']): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, contents] of files) await writeFile(join(folder, name), contents);
  await compressFiles(folder);
}
