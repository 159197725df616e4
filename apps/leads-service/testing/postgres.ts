import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { cleanUpAfterProcess } from './cleanup-process.ts';
import { makeDatabaseRoot } from './database-root.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';

export interface PostgresServer {
  /** The URL of the named database on this server. */
  url(database: string): string;
  /** Suspends all its processes, like a machine out of memory or disk. */
  freeze(): void;
  /** Resumes them. */
  thaw(): void;
  /** Stops the server and deletes its files. */
  stop(): Promise<void>;
}

let shared: Promise<PostgresServer> | undefined;

/** The server shared by this process and stopped with it: starting one takes a second of CPU. */
export function sharedPostgres(): Promise<PostgresServer> {
  shared ??= startPostgres();
  return shared;
}

/**
 * Starts a PostgreSQL server in a temporary folder, stopped with this process at the latest. It
 * listens only on a Unix socket in that folder. PostgreSQL refuses to run as root, so root runs it
 * as user `postgres`.
 *
 * @param settings additional server options, such as `-c fsync=off`
 */
export async function startPostgres(settings: readonly string[] = []): Promise<PostgresServer> {
  const binaries = findPostgresBinaries();
  const folder = makeDatabaseRoot('plaza-postgres-');
  cleanUpAfterProcess(folder);
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
    // A running server does not keep the process alive.
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
    // Leaving the loop pauses the log, and the server blocks when nobody reads it.
    stderr.resume();
  }
  throw new Error(`PostgreSQL did not start:\n${log.join('\n')}`);
}

/** Each backend is a child process in its own process group. */
function signalAll({ pid }: ChildProcess, signal: NodeJS.Signals) {
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

async function stop(server: ChildProcess, folder: string) {
  if (server.exitCode === null) {
    server.ref();
    const ended = once(server, 'exit');
    // SIGINT is PostgreSQL's fast shutdown: it closes sessions instead of waiting for them.
    server.kill('SIGINT');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
}
