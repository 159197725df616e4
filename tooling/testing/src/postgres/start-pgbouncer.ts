import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeFile } from '@plaza/workspace/place-file';
import { cleanUpAfterProcess } from './cleanup-process.ts';
import { makeDatabaseRoot } from './database-root.ts';
import {
  endServer,
  giveToServer,
  type ServerHost,
  serverCommand,
  startServer,
} from './server-process.ts';
import { databaseUser } from './start-postgres.ts';

/** A server behind PgBouncer. */
export interface PoolTarget {
  readonly host: string;
  readonly port: number;
}

export interface PgBouncer {
  /** The URL of its one database, `plaza`. */
  readonly url: string;
  /** Sends new connections to another server, as an operator does after a failover. */
  pointTo(target: PoolTarget): void;
  stop(): Promise<void>;
  /** The file of its settings. */
  readonly settingsFile: string;
  readonly pid: number | undefined;
}

export interface PgBouncerOptions extends ServerHost {
  /** The name on the server of its database; default `postgres`. */
  readonly database?: string;
}

const program = '/usr/sbin/pgbouncer';

/**
 * Starts PgBouncer with the shipped settings, of which addresses alone are replaced. Stopped with
 * this process at the latest.
 *
 * @throws {Error} naming the Debian package if it is not installed
 */
export async function startPgBouncer(
  target: PoolTarget,
  { listen, wrapper, database = 'postgres' }: PgBouncerOptions = {},
): Promise<PgBouncer> {
  if (!existsSync(program))
    throw new Error('These tests need PgBouncer. Install it: apt-get install pgbouncer.');
  const folder = makeDatabaseRoot('plaza-pgbouncer-');
  cleanUpAfterProcess(folder);
  const [settingsFile, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'pgbouncer_users')];
  const { name, password } = databaseUser;
  const configure = ({ host, port }: PoolTarget) => {
    const addresses = {
      plaza: `host=${host} port=${port} dbname=${database}`,
      listen_addr: listen?.host ?? '',
      listen_port: `${listen?.port ?? 6432}`,
      unix_socket_dir: folder,
      auth_file: users,
    };
    const text = placeFile('pgbouncer/pgbouncer.ini', addresses);
    writeFileSync(settingsFile, text, { mode: 0o644 });
  };
  configure(target);
  writeFileSync(users, `"${name}" "${password}"\n`);
  giveToServer(folder);
  const command = serverCommand(program, [settingsFile], wrapper);
  const server = await startServer(command, folder, 'process up');
  // For `cleanUpAfterProcess`; the shipped settings name no such file.
  writeFileSync(join(folder, 'pgbouncer.pid'), `${server.pid}\n`);
  const host = listen ? `${listen.host}:${listen.port}` : `${encodeURIComponent(folder)}:6432`;
  return {
    ...{ url: `postgres://${name}:${password}@${host}/plaza`, settingsFile, pid: server.pid },
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
