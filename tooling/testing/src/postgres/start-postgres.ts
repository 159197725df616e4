import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
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
  /** Stops the server and deletes its files. */
  stop(): Promise<void>;
}

export interface PostgresReplica extends PostgresServer {
  /** Makes it a primary; returns when it accepts writes. */
  promote(): void;
}

export interface PostgresOptions extends ServerHost {
  /** Additional server options, such as `fsync=off`. */
  readonly settings?: readonly string[];
  /** Not in memory, for measurements of what is synced to disk. */
  readonly isOnDisk?: boolean;
}

export interface ReplicaOptions extends PostgresOptions {
  /** The primary confirms a commit when the replica has it on disk. */
  readonly synchronous?: boolean;
}

let shared: Promise<PostgresServer> | undefined;

/** The server shared by this process and stopped with it: starting one takes a second of CPU. */
export function sharedPostgres(): Promise<PostgresServer> {
  shared ??= startPostgres();
  return shared;
}

/**
 * Starts a PostgreSQL server in a temporary folder, stopped with this process at the latest. It
 * listens on a Unix socket in that folder, and on TCP if asked.
 */
export async function startPostgres(options: PostgresOptions = {}): Promise<PostgresServer> {
  const { folder, data } = makeFolder(options.isOnDisk);
  const args = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'];
  try {
    runAsServer(folder, 'initdb', args);
    const anywhere = '0.0.0.0/0 trust';
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
    const from = `host=${primary.host} port=${primary.port} user=postgres`;
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
  const { host, port } = primary;
  const run = (text: string) =>
    runAsServer(folder, 'psql', ['-qX', '-h', host, '-p', `${port}`, '-U', 'postgres', '-c', text]);
  run(`alter system set synchronous_standby_names = '*'`);
  run('select pg_reload_conf()');
}

async function run(
  folder: string,
  { settings = [], listen, wrapper }: PostgresOptions,
): Promise<PostgresServer> {
  const port = listen?.port ?? 5432;
  const given = [`listen_addresses=${listen?.host ?? ''}`, `port=${port}`, ...settings];
  const args = ['-D', join(folder, 'data'), '-k', folder];
  for (const setting of given) args.push('-c', setting);
  const server = await startServer(
    serverCommand(join(findPostgresBinaries(), 'postgres'), args, wrapper),
    folder,
    // Also of a replica: "ready to accept read-only connections".
    'ready to accept',
  );
  const host = encodeURIComponent(folder);
  return {
    ...{ host: listen?.host ?? folder, port },
    url: (database) =>
      listen
        ? `postgres://postgres@${listen.host}:${port}/${database}`
        : `postgres://postgres@${host}/${database}`,
    freeze: () => signalAll(server, 'SIGSTOP'),
    thaw: () => signalAll(server, 'SIGCONT'),
    kill: () => endServer(server, () => signalAll(server, 'SIGKILL')),
    async stop() {
      // SIGINT is PostgreSQL's fast shutdown: it closes sessions instead of waiting for them.
      await endServer(server, () => server.kill('SIGINT'));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
