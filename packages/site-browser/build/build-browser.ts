import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFiles } from '@plaza/page-cache/build';
import { build, type Plugin } from 'esbuild';
import { minify } from 'terser';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'dist/public');

/** The browser entry and its chunks, ready to be served. */
export type BrowserBuild = {
  /** File name of the entry. */
  readonly entry: string;
  /** File name of the entry of sites with several countries or a search. */
  readonly largeSite: string;
  /** File name of the tracking inspector, which pages only load in development. */
  readonly inspector: string;
  /** Content of each file by name; names contain a hash of the content. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** File names of the modules that elements of a page name, by the names of the modules. */
  readonly pageModules: Readonly<Record<string, string>>;
  /** Every bundled module, by its path from the package's folder. */
  readonly modules: ReadonlySet<string>;
};

type Bundles = {
  readonly files: Map<string, Uint8Array>;
  readonly modules: Set<string>;
  /** The file names of bundles by their modules: several import the same chunk. */
  readonly names: Map<string, Promise<string>>;
};

/**
 * Bundles `src/browser/entry.ts` for browsers: one module, and one per `import()`, plus the entry of
 * large sites, the modules of page types and the inspector for development. Files do not share
 * chunks, because a shared chunk would cost every page another request.
 *
 * @throws Error of esbuild if a module cannot be bundled
 */
export async function buildBrowser(): Promise<BrowserBuild> {
  const bundles: Bundles = { files: new Map(), modules: new Set(), names: new Map() };
  const entry = await bundle(join(root, 'src/browser/entry.ts'), bundles);
  const largeSite = await bundle(join(root, 'src/browser/large-site.ts'), bundles);
  const inspector = await bundle(join(root, 'src/browser/inspector.ts'), bundles);
  const pageModules: Record<string, string> = {};
  for (const path of globSync('src/browser/page-modules/*.ts', { cwd: root }).sort())
    pageModules[basename(path, '.ts')] = await bundle(join(root, path), bundles);
  const { files, modules } = bundles;
  return { entry, largeSite, inspector, pageModules, files, modules };
}

/** @returns file name of the bundle */
function bundle(module: string, bundles: Bundles): Promise<string> {
  const name = bundles.names.get(module) ?? bundleOnce(module, bundles);
  bundles.names.set(module, name);
  return name;
}

async function bundleOnce(module: string, bundles: Bundles): Promise<string> {
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
  const contents = await minifyFurther(outputFiles[0]?.text ?? '');
  const name = `${basename(module, '.ts')}-${hashOf(contents)}.js`;
  bundles.files.set(name, contents);
  return name;
}

/** Terser shrinks esbuild's output by another fifteenth. */
async function minifyFurther(code: string): Promise<Uint8Array> {
  const { code: shrunk = '' } = await minify(code, {
    ...{ module: true, ecma: 2020, toplevel: true },
    compress: { passes: 3, unsafe_arrows: true, unsafe_methods: true },
  });
  return Buffer.from(shrunk);
}

/** Eight characters of a content hash, for names of immutable files. */
export const hashOf = (contents: Uint8Array): string =>
  createHash('sha256').update(contents).digest('hex').slice(0, 8).toUpperCase();

/** Bundles every module loaded by `import()` separately. */
const chunks = (bundles: Bundles): Plugin => ({
  name: 'chunks',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, async ({ kind, path, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined;
      return { path: `./${await bundle(join(resolveDir, path), bundles)}`, external: true };
    });
  },
});

/** Writes the files into an empty `dist/public/`, each with its brotli variant. */
export async function writeBrowser(files: BrowserBuild['files']): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, contents] of files) await writeFile(join(folder, name), contents);
  await compressFiles(folder);
}
