import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** A Next.js app with one page and nothing else. */
export const bareFolder = join(root, 'benchmarks/bare-next');

/** @throws Error with the output of a build that failed */
export function buildBarePage(): void {
  const next = join(root, 'benchmarks/node_modules/next/dist/bin/next');
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
  const built = spawnSync(process.execPath, [next, 'build'], { cwd: bareFolder, env });
  if (built.status !== 0)
    throw new Error(`The bare page did not build: ${built.stdout}${built.stderr}`);
}
