import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** A TCP address to listen on, besides the Unix socket. */
export interface Listen {
  readonly host: string;
  readonly port: number;
}

/** Where a server runs. */
export interface ServerHost {
  /** Commands to run the server with, e.g. `['ip', 'netns', 'exec', 'database']`. */
  readonly wrapper?: readonly string[];
  readonly listen?: Listen;
}

/** PostgreSQL and PgBouncer refuse to run as root, so root runs them as user `postgres`. */
const needsUser = () => process.getuid?.() === 0;

const userId = (flag: string) =>
  execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }).trim();

/** Gives a folder to the user that servers run as. */
export function giveToServer(folder: string): void {
  if (!needsUser()) return;
  execFileSync('chown', ['-R', `${userId('-u')}:${userId('-g')}`, folder]);
  chmodSync(folder, 0o700);
}

/** The command line that runs a program as that user. */
export function serverCommand(
  program: string,
  args: readonly string[],
  wrapper: readonly string[] = [],
): [string, string[]] {
  const user = needsUser()
    ? ['setpriv', `--reuid=${userId('-u')}`, `--regid=${userId('-g')}`, '--clear-groups', '--']
    : [];
  const [command = program, ...rest] = [...wrapper, ...user, program, ...args];
  return [command, rest];
}

/** Starts a server in a folder and waits for a line of its log. It does not keep this process alive. */
export async function startServer(
  [command, args]: [string, string[]],
  folder: string,
  readyLine: string,
): Promise<ChildProcess> {
  const server = spawn(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  await untilReady(server.stderr, readyLine);
  server.unref();
  (server.stderr as Socket).unref();
  return server;
}

async function untilReady(stderr: Readable, readyLine: string) {
  const log: string[] = [];
  try {
    for await (const line of createInterface(stderr)) {
      log.push(line);
      if (line.includes(readyLine)) return;
    }
  } finally {
    // Leaving the loop pauses the log, and the server blocks when nobody reads it.
    stderr.resume();
  }
  throw new Error(`The server did not start:\n${log.join('\n')}`);
}

/** Sends a signal to a server and its children: each backend is in its own process group. */
export function signalAll({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  for (const each of [`${pid}`, ...children.split(' ').filter(Boolean)])
    signalIfThere(Number(each), signal);
}

/** A backend may exit after the list was read. */
function signalIfThere(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Sends a signal and waits until the server has ended. */
export async function endServer(
  server: ChildProcess,
  send: (server: ChildProcess) => void,
): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.ref();
  const ended = once(server, 'exit');
  send(server);
  await ended;
}
