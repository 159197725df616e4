import { build } from 'esbuild';

/** A script for a test's page, of this package's sources as they stand. */
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
