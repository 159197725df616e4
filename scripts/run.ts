import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The root of the repository. */
export const root = join(import.meta.dirname, '..');

type Run = {
  command: string;
  args: readonly string[];
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  quiet?: boolean;
};

/**
 * Runs a command to its end.
 * @returns whether it succeeded; a quiet run prints its output only when it failed
 */
export function run({ command, args, cwd = root, env = process.env, quiet = false }: Run): boolean {
  const stdio = quiet ? 'pipe' : 'inherit';
  const result = spawnSync(command, args, { cwd, env, stdio, encoding: 'utf8' });
  const failed = result.status !== 0;
  if (result.error) console.error(result.error.message);
  else if (failed && quiet) console.error(`${result.stdout}${result.stderr}`);
  return !failed;
}

/** The build of apps, or of what else the filter names; what has not changed comes from turbo's cache. */
export function buildCommand(filter = '--filter=./apps/*') {
  const args = ['run', 'build', '--output-logs=errors-only', '--log-order=grouped', filter];
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' };
  return { name: 'the build', command: 'turbo', args, cwd: root, env };
}

/** Builds every package and app. Throws when it fails. */
export function build(): void {
  if (!run(buildCommand())) throw new Error('The build failed (see above).');
}
