import type { StdioOptions } from 'node:child_process';
import { join } from 'node:path';
import { x } from 'tinyexec';

/** The root of the repository. */
export const root = join(import.meta.dirname, '../../..');

type Run = {
  command: string;
  args: readonly string[];
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  quiet?: boolean;
};

/**
 * Runs a command to its end; a quiet one prints its output only if it fails.
 *
 * @returns whether it succeeded
 */
export async function run(of: Run): Promise<boolean> {
  const { command, args, cwd = root, env = process.env, quiet = false } = of;
  const stdio: StdioOptions = quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit';
  try {
    const { stdout, stderr, exitCode } = await x(command, args, {
      nodeOptions: { cwd, env, stdio },
    });
    if (exitCode !== 0 && quiet) console.error(stdout + stderr);
    return exitCode === 0;
  } catch (error) {
    console.error(`${command} did not start: ${(error as Error).message}`);
    return false;
  }
}

/** Apps need most packages, but not the one that opens new sites. */
const appsAndPackages = ['--filter=./apps/*', '--filter=./packages/*'];

/** The build of what the filters name; unchanged packages come from turbo's cache. */
export function buildCommand(
  filters: readonly string[] = appsAndPackages,
  logs: 'errors-only' | 'full' = 'errors-only',
) {
  const args = ['run', 'build', `--output-logs=${logs}`, '--log-order=grouped', ...filters];
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' };
  return { name: 'the build', command: 'turbo', args, cwd: root, env };
}

/**
 * Builds every package and app, and runs other tasks of turbo beside them.
 *
 * @throws {Error} if one fails
 */
export async function build(...others: readonly string[]): Promise<void> {
  const command = buildCommand([...others, ...appsAndPackages]);
  if (!(await run(command))) throw new Error('The build failed (see above).');
}
