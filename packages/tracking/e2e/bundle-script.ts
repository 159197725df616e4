import { build } from 'esbuild';

/** Bundles a test page's script from this package's sources. */
export async function bundleScript(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: `${import.meta.dirname}/../src`, loader: 'ts' },
    bundle: true,
    format: 'esm',
    conditions: ['@plaza/source'],
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
