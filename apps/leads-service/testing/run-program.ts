import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { DatabaseEngine } from '../src/database/database.ts';
import { type Command, runCommand } from '../src/run-command.ts';
import { builtProgram } from './built-program.ts';
import { shortLived } from './short-lived.ts';

export interface ProgramRun {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

type Environment = Readonly<Record<string, string>>;

const packageFolder = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a command of this package in a child process, which takes a second of CPU; `runHere` is faster
 * if no process is needed.
 */
export const runProgram = (
  command: string,
  args: readonly string[],
  environment: Environment,
): Promise<ProgramRun> =>
  builtProgram('command').then((file) => runFile(file, [command, ...args], environment));

/** Runs a file of this package with only the given environment. */
export async function runFile(
  file: string,
  args: readonly string[],
  environment: Environment,
): Promise<ProgramRun> {
  const child = startFile(file, args, environment);
  const ended = once(child, 'close') as Promise<[number | null]>;
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    ended,
  ]);
  return { code, stdout, stderr };
}

/** The same, without waiting for its end. */
export const startFile = (file: string, args: readonly string[], environment: Environment) =>
  spawn(process.execPath, [...shortLived, '--conditions=@plaza/source', file, ...args], {
    cwd: packageFolder,
    env: environment,
  });

interface Call {
  readonly args: readonly string[];
  readonly environment: Environment;
}

/**
 * Runs a command on a database of the given engine: in a child process on the embedded one, which
 * has a single process, otherwise in this process.
 */
export function runOn(
  engine: DatabaseEngine,
  [program, command]: readonly [string, Command],
  { args, environment }: Call,
): Promise<ProgramRun> {
  if (engine === 'pglite') return runProgram(program, args, environment);
  return runHere(command, args, environment);
}

/** Runs a command in this process with only the given environment. */
export async function runHere(
  command: Command,
  args: readonly string[],
  environment: Environment,
): Promise<ProgramRun> {
  const host = { args, environment, stdout: new PassThrough(), stderr: new PassThrough() };
  const written = Promise.all([text(host.stdout), text(host.stderr)]);
  const code = await runCommand(command, host);
  host.stdout.end();
  host.stderr.end();
  const [stdout, stderr] = await written;
  return { code, stdout, stderr };
}
