import { join } from 'node:path';
import { root } from '@plaza/workspace/run';
import { build } from 'esbuild';

/** Bundles a test page's script from the sources of `@plaza/tracking`. */
export async function bundleScript(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: join(root, 'packages/tracking/src'), loader: 'ts' },
    bundle: true,
    format: 'esm',
    conditions: ['@plaza/source'],
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
