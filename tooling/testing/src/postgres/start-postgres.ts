import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeFile } from '@plaza/workspace/place-file';
import { cleanUpAfterProcess } from './cleanup-process.ts';
import { makeDatabaseRoot } from './database-root.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import {
  endServer,
  giveToServer,
  type ServerHost,
  serverCommand,
  signalAll,
  startServer,
} from './server-process.ts';

export interface PostgresServer {
  /** The folder of its socket; `host` and `port` in a URL or for PgBouncer. */
  readonly host: string;
  readonly port: number;
  /** The URL of the named database on this server. */
  url(database: string): string;
  /** Suspends all its processes, like a machine out of memory or disk. */
  freeze(): void;
  /** Resumes them. */
  thaw(): void;
  /** Ends all its processes at once, like a machine without power. */
  kill(): Promise<void>;
  /** Shuts it down as an operator does. */
  shutDown(): Promise<void>;
  /** Starts it again, on the same files and address. */
  startAgain(): Promise<void>;
  /** The file of its settings. */
  readonly settingsFile: string;
  readonly pid: () => number | undefined;
  /** Stops the server and deletes its files. */
  stop(): Promise<void>;
}

export interface PostgresReplica extends PostgresServer {
  /** Makes it a primary; returns when it accepts writes. */
  promote(): void;
}

export interface PostgresOptions extends ServerHost {
  /** Not in memory, for measurements of what is synced to disk. */
  readonly isOnDisk?: boolean;
}

export interface ReplicaOptions extends PostgresOptions {
  /** The primary confirms a commit when the replica has it on disk. */
  readonly synchronous?: boolean;
}

/** The superuser, as the image of PostgreSQL makes it, and its password over TCP. */
export const databaseUser = { name: 'plaza', password: 'password-of-tests' } as const;

let shared: Promise<PostgresServer> | undefined;

/** The server shared by this process and stopped with it: starting one takes a second of CPU. */
export function sharedPostgres(): Promise<PostgresServer> {
  shared ??= startPostgres();
  return shared;
}

/**
 * Starts a PostgreSQL server with the shipped settings in a temporary folder, stopped with this
 * process at the latest. It listens on a Unix socket in that folder, and on TCP if asked.
 */
export async function startPostgres(options: PostgresOptions = {}): Promise<PostgresServer> {
  const { folder, data } = makeFolder(options.isOnDisk);
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, databaseUser.password, { mode: 0o644 });
  const args = [
    ...['-D', data, '-U', databaseUser.name, `--pwfile=${passwordFile}`, '-E', 'UTF8'],
    ...['--auth-local=trust', '--auth-host=scram-sha-256', '--locale=C', '-N'],
  ];
  try {
    runAsServer(folder, 'initdb', args);
    const anywhere = '0.0.0.0/0 scram-sha-256';
    if (options.listen)
      appendFileSync(
        join(data, 'pg_hba.conf'),
        `host all all ${anywhere}\nhost replication all ${anywhere}\n`,
      );
    return await run(folder, options);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Starts a server that streams everything from a primary and answers reads. */
export async function startReplica(
  primary: PostgresServer,
  { synchronous = false, ...options }: ReplicaOptions = {},
): Promise<PostgresReplica> {
  const { folder, data } = makeFolder();
  try {
    const { name, password } = databaseUser;
    const from = `host=${primary.host} port=${primary.port} user=${name} password=${password}`;
    runAsServer(folder, 'pg_basebackup', [
      ...['-d', from, '-D', data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
    ]);
    const replica = await run(folder, options);
    if (synchronous) waitForReplica(primary, folder);
    const promote = () => runAsServer(folder, 'pg_ctl', ['promote', '-w', '-D', data]);
    return { ...replica, promote };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

function makeFolder(isOnDisk = false) {
  const folder = makeDatabaseRoot('plaza-postgres-', isOnDisk);
  cleanUpAfterProcess(folder);
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  giveToServer(folder);
  return { folder, data };
}

function runAsServer(folder: string, program: string, args: readonly string[]) {
  const [command, rest] = serverCommand(join(findPostgresBinaries(), program), args);
  execFileSync(command, rest, { cwd: folder, stdio: 'pipe' });
}

/** After a base backup, so that the replica does not wait for itself once it is promoted. */
function waitForReplica(primary: PostgresServer, folder: string) {
  const run = (text: string) =>
    runAsServer(folder, 'psql', ['-qX', primary.url('postgres'), '-c', text]);
  run(`alter system set synchronous_standby_names = '*'`);
  run('select pg_reload_conf()');
}

/** Runs a server on its files with the shipped settings, of which addresses alone are replaced. */
async function run(folder: string, { listen, wrapper }: PostgresOptions): Promise<PostgresServer> {
  const port = listen?.port ?? 5432;
  const settingsFile = join(folder, 'postgresql.conf');
  const addresses = {
    listen_addresses: listen?.host ?? '',
    port: `${port}`,
    unix_socket_directories: folder,
  };
  writeFileSync(settingsFile, placeFile('postgres/postgresql.conf', addresses), { mode: 0o644 });
  const args = ['-D', join(folder, 'data'), '-c', `config_file=${settingsFile}`];
  const command = serverCommand(join(findPostgresBinaries(), 'postgres'), args, wrapper);
  // Also of a replica: "ready to accept read-only connections".
  const start = () => startServer(command, folder, 'ready to accept');
  let server = await start();
  const socket = encodeURIComponent(folder);
  const { name, password } = databaseUser;
  // SIGINT is PostgreSQL's fast shutdown: it closes sessions instead of waiting for them.
  const shutDown = () => endServer(server, () => server.kill('SIGINT'));
  return {
    ...{ host: listen?.host ?? folder, port, settingsFile, shutDown },
    pid: () => server.pid,
    url: (database) =>
      listen
        ? `postgres://${name}:${password}@${listen.host}:${port}/${database}`
        : `postgres://${name}@${socket}/${database}`,
    freeze: () => signalAll(server, 'SIGSTOP'),
    thaw: () => signalAll(server, 'SIGCONT'),
    kill: () => endServer(server, () => signalAll(server, 'SIGKILL')),
    async startAgain() {
      server = await start();
    },
    async stop() {
      await shutDown();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
