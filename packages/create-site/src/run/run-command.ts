import { x } from 'tinyexec';

/** A command of a step. */
export interface Command {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Runs a command of the folder's own tools to its end, without a word unless it fails.
 *
 * @returns what it wrote
 * @throws Error with everything it wrote
 */
export async function runCommand({ command, args, cwd, env }: Command): Promise<string> {
  const { stdout, stderr, exitCode } = await x(command, [...args], {
    nodeOptions: { cwd, env: { ...env, ...quiet } },
  });
  if (exitCode === 0) return stdout;
  const written = [stdout.trim(), stderr.trim()].filter(Boolean).join('\n');
  throw new Error(`${command} ${args.join(' ')} failed in ${cwd}:\n${written}`);
}

const quiet = { NEXT_TELEMETRY_DISABLED: '1', TURBO_TELEMETRY_DISABLED: '1' };
