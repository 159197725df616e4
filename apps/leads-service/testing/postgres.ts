import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findPostgresBinaries } from './postgres-binaries.ts';

export interface PostgresServer {
  /** The URL of the named database on this server. */
  url(database: string): string;
  /** Ends the server and deletes its files. */
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL server of its own in a temporary folder. It listens on a Unix socket in that
 * folder and nowhere else. PostgreSQL refuses to run as root, so root hands it to user `postgres`.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const binaries = findPostgresBinaries();
  const folder = mkdtempSync(join(tmpdir(), 'plaza-postgres-'));
  const data = join(folder, 'data');
  const user = unprivilegedUser(folder);
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'];
  try {
    execFileSync(join(binaries, 'initdb'), initdb, { ...user, cwd: folder, stdio: 'pipe' });
    const options = ['-D', data, '-k', folder, '-c', 'listen_addresses='];
    const server = spawn(join(binaries, 'postgres'), options, { ...user, cwd: folder });
    await untilReady(server);
    const host = encodeURIComponent(folder);
    return {
      url: (database) => `postgres://postgres@${host}/${database}`,
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

async function untilReady(server: ChildProcess) {
  const log: string[] = [];
  if (!server.stderr) throw new Error('PostgreSQL has no log to read');
  try {
    for await (const line of createInterface(server.stderr)) {
      log.push(line);
      if (line.includes('ready to accept connections')) return;
    }
  } finally {
    // Leaving the loop pauses the log, and a server whose log nobody reads stands still.
    server.stderr.resume();
  }
  throw new Error(`PostgreSQL did not start:\n${log.join('\n')}`);
}

async function stop(server: ChildProcess, folder: string) {
  if (server.exitCode === null) {
    const ended = once(server, 'exit');
    // SIGINT is PostgreSQL's fast shutdown: it ends sessions instead of waiting for them.
    server.kill('SIGINT');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
}
