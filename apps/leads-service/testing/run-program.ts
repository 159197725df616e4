import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

export interface ProgramRun {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const packageFolder = fileURLToPath(new URL('..', import.meta.url));

/** Runs a program of this package from its source until it ends, in no environment but the given one. */
export async function runProgram(
  file: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<ProgramRun> {
  const child = spawn(process.execPath, ['--conditions=@plaza/source', file, ...args], {
    cwd: packageFolder,
    env: environment,
  });
  const ended = once(child, 'close') as Promise<[number | null]>;
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    ended,
  ]);
  return { code, stdout, stderr };
}
