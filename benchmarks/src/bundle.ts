import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { type BuildOptions, build, type Plugin } from 'esbuild';

/** The code of a production bundle. */
async function bundle(options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    bundle: true,
    conditions: ['@plaza/source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    jsx: 'automatic',
    logLevel: 'error',
    ...options,
    write: false,
  });
  return outputFiles?.[0]?.text ?? '';
}

/** Bundles a module with its dependencies, React in its production build, and loads it. */
export async function loadBundled<Module>(entry: string): Promise<Module> {
  const code = await bundle({ entryPoints: [entry], platform: 'node', format: 'cjs' });
  const module = { exports: {} };
  new Function('module', 'require', code)(module, createRequire(import.meta.url));
  return module.exports as Module;
}

/** Excludes code loaded later by `import()`, which is measured separately. */
const laterChunks: Plugin = {
  name: 'later-chunks',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

/** Bytes of a text, raw and gzip. */
export const textSize = (text: string | Buffer) => ({
  minified: Buffer.byteLength(text),
  gzip: gzipSync(text, { level: 9 }).length,
});

/** Bytes of a style sheet with its imports, minified and gzip. */
export async function styleSize(specifier: string) {
  const contents = `@import '${specifier}';`;
  const stdin = { contents, resolveDir: import.meta.dirname, loader: 'css' as const };
  return textSize(await bundle({ stdin, minify: true }));
}

/**
 * Bytes that a page initially loads for an import, minified and gzip, without the excluded
 * packages.
 */
export async function bundleSize(source: string, external: string[] = []) {
  const code = await bundle({
    stdin: { contents: source, resolveDir: import.meta.dirname, loader: 'ts' },
    external,
    format: 'esm',
    minify: true,
    platform: 'browser',
    mainFields: ['module', 'main'],
    plugins: [laterChunks],
  });
  return textSize(code);
}
