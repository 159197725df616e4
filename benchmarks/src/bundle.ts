import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { type BuildOptions, build } from 'esbuild';

/** The text of one bundle as production has it. */
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

/** Bundles a module with all it needs, React in its production build, and loads it. */
export async function loadBundled<Module>(entry: string): Promise<Module> {
  const code = await bundle({ entryPoints: [entry], platform: 'node', format: 'cjs' });
  const module = { exports: {} };
  new Function('module', 'require', code)(module, createRequire(import.meta.url));
  return module.exports as Module;
}

/** Bytes of an import, minified and as gzip, without the packages that are left out. */
export async function bundleSize(source: string, external: string[]) {
  const code = await bundle({
    stdin: { contents: source, resolveDir: import.meta.dirname, loader: 'ts' },
    external,
    format: 'esm',
    minify: true,
    platform: 'neutral',
    mainFields: ['module', 'main'],
  });
  return { minified: code.length, gzip: gzipSync(code, { level: 9 }).length };
}
