import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { makeDatabaseRoot } from './database-root.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { keepWithProcess } from './process-keeper.ts';

export interface PostgresServer {
  /** The URL of the named database on this server. */
  url(database: string): string;
  /** Stops all its processes where they are, as a machine without memory or disk does. */
  freeze(): void;
  /** Lets them go on. */
  thaw(): void;
  /** Ends the server and deletes its files. */
  stop(): Promise<void>;
}

let shared: Promise<PostgresServer> | undefined;

/** The server of this process, which ends with it: one start takes a second of a processor. */
export function sharedPostgres(): Promise<PostgresServer> {
  shared ??= startPostgres();
  return shared;
}

/**
 * Starts a PostgreSQL server of its own in a temporary folder, which ends with this process at the
 * latest. It listens on a Unix socket in that folder and nowhere else. PostgreSQL refuses to run as
 * root, so root hands it to user `postgres`.
 *
 * @param settings more options of the server, such as `-c fsync=off`
 */
export async function startPostgres(settings: readonly string[] = []): Promise<PostgresServer> {
  const binaries = findPostgresBinaries();
  const folder = makeDatabaseRoot('plaza-postgres-');
  keepWithProcess(folder);
  const data = join(folder, 'data');
  const user = unprivilegedUser(folder);
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'];
  try {
    execFileSync(join(binaries, 'initdb'), initdb, { ...user, cwd: folder, stdio: 'pipe' });
    const options = ['-D', data, '-k', folder, '-c', 'listen_addresses=', ...settings];
    const server = spawn(join(binaries, 'postgres'), options, {
      ...{ ...user, cwd: folder },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await untilReady(server.stderr);
    // A server that nobody stops is no reason for a process to stay.
    server.unref();
    (server.stderr as Socket).unref();
    const host = encodeURIComponent(folder);
    return {
      url: (database) => `postgres://postgres@${host}/${database}`,
      freeze: () => signalAll(server, 'SIGSTOP'),
      thaw: () => signalAll(server, 'SIGCONT'),
      stop: () => stop(server, folder),
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

function unprivilegedUser(folder: string) {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const owner = { uid: id('-u'), gid: id('-g') };
  execFileSync('chown', [`${owner.uid}:${owner.gid}`, folder]);
  chmodSync(folder, 0o700);
  return owner;
}

async function untilReady(stderr: Readable) {
  const log: string[] = [];
  try {
    for await (const line of createInterface(stderr)) {
      log.push(line);
      if (line.includes('ready to accept connections')) return;
    }
  } finally {
    // Leaving the loop pauses the log, and a server whose log nobody reads stands still.
    stderr.resume();
  }
  throw new Error(`PostgreSQL did not start:\n${log.join('\n')}`);
}

/** Each backend is a child of the server, in a process group of its own. */
function signalAll({ pid }: ChildProcess, signal: NodeJS.Signals) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  for (const each of [`${pid}`, ...children.split(' ').filter(Boolean)])
    signalIfThere(Number(each), signal);
}

/** A backend may end after the list of them was read. */
function signalIfThere(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function stop(server: ChildProcess, folder: string) {
  if (server.exitCode === null) {
    server.ref();
    const ended = once(server, 'exit');
    // SIGINT is PostgreSQL's fast shutdown: it ends sessions instead of waiting for them.
    server.kill('SIGINT');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
}
