import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanUpAfterProcess } from './cleanup-process.ts';
import { makeDatabaseRoot } from './database-root.ts';
import {
  endServer,
  giveToServer,
  type ServerHost,
  serverCommand,
  startServer,
} from './server-process.ts';

/** A server behind PgBouncer. */
export interface PoolTarget {
  readonly host: string;
  readonly port: number;
}

export interface PgBouncer {
  /** The URL of the named database through PgBouncer. */
  url(database: string): string;
  /** Sends new connections to another server, as an operator does after a failover. */
  pointTo(target: PoolTarget): void;
  stop(): Promise<void>;
}

export interface PgBouncerOptions extends ServerHost {
  /** Connections to the server per database; default 20. */
  readonly poolSize?: number;
}

const program = '/usr/sbin/pgbouncer';

/**
 * Starts PgBouncer in transaction mode, with Debian's defaults otherwise: startup parameters that it
 * does not know are an error. Stopped with this process at the latest.
 *
 * @throws {Error} naming the Debian package if it is not installed
 */
export async function startPgBouncer(
  target: PoolTarget,
  { listen, wrapper, poolSize = 20 }: PgBouncerOptions = {},
): Promise<PgBouncer> {
  if (!existsSync(program))
    throw new Error('These tests need PgBouncer. Install it: apt-get install pgbouncer.');
  const folder = makeDatabaseRoot('plaza-pgbouncer-');
  cleanUpAfterProcess(folder);
  const file = join(folder, 'pgbouncer.ini');
  const configure = (to: PoolTarget) =>
    writeFileSync(file, configuration({ folder, target: to, listen, poolSize }), { mode: 0o644 });
  configure(target);
  giveToServer(folder);
  const server = await startServer(serverCommand(program, [file], wrapper), folder, 'process up');
  const host = encodeURIComponent(folder);
  return {
    url: (database) =>
      listen
        ? `postgres://postgres@${listen.host}:${listen.port}/${database}`
        : `postgres://postgres@${host}:6432/${database}`,
    pointTo(to) {
      configure(to);
      server.kill('SIGHUP');
    },
    async stop() {
      await endServer(server, () => server.kill('SIGTERM'));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Configuration {
  readonly folder: string;
  readonly target: PoolTarget;
  readonly listen: ServerHost['listen'];
  readonly poolSize: number;
}

const configuration = ({ folder, target, listen, poolSize }: Configuration) => `[databases]
* = host=${target.host} port=${target.port} user=postgres
[pgbouncer]
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 1000
auth_type = any
listen_addr = ${listen?.host ?? ''}
listen_port = ${listen?.port ?? 6432}
unix_socket_dir = ${folder}
pidfile = ${join(folder, 'pgbouncer.pid')}
server_login_retry = 1
`;
