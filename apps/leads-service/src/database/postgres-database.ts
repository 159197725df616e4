import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database, Orm } from './database.ts';
import { type ServerAddress, serverStartError } from './database-start-error.ts';
import { isProgress, migrateDatabase, type Report } from './migrate.ts';
import { migrationConnection, openPools, openReplicaPool } from './postgres-pools.ts';
import * as schema from './schema.ts';
import { connectToPrimary, ServerAddresses } from './server-addresses.ts';

/** The key of the migrations' advisory lock; any fixed number works. */
const migrationLock = 7_146_101;

/** The maximum milliseconds to wait for the server when closing. */
const CLOSE_TIMEOUT = 2_000;

/** The maximum milliseconds to wait at the start for one of several servers to accept writes. */
const PRIMARY_TIMEOUT = 20_000;

export interface PostgresAddresses {
  /** PostgreSQL, or PgBouncer in transaction mode if `direct` is given too. */
  readonly main: ServerAddress;
  /** PostgreSQL itself, for migrations and notifications; default: `main`. */
  readonly direct?: ServerAddress | undefined;
  /** A streaming replica, for reads of content. */
  readonly replicaUrl?: string | undefined;
}

/**
 * Connects to a PostgreSQL server and migrates it.
 *
 * @throws {DatabaseStartError} if the address, the server or the user's permissions are wrong
 */
export async function openPostgresDatabase(
  { main, direct, replicaUrl }: PostgresAddresses,
  report: Report,
): Promise<Database> {
  await migrateOnce(direct ?? main, report);
  const pools = openPools({ url: main.url, isPgBouncer: direct !== undefined });
  const replica = replicaUrl === undefined ? undefined : openReplicaPool(replicaUrl);
  // A server that does not answer queries does not answer the end of a session either.
  const end = async () => {
    const ended = [...Object.values(pools), replica].map((pool) => pool?.end());
    await Promise.race([Promise.all(ended), pause(CLOSE_TIMEOUT, undefined, { ref: false })]);
  };
  const orm = (client: pg.Pool) => drizzle({ client, schema }) as Orm;
  const { reads, writes, batches } = pools;
  let closed: Promise<void> | undefined;
  return {
    engine: 'postgres',
    ...{ orm: orm(reads), writes: orm(writes), batches: orm(batches) },
    connections: () =>
      Object.entries(pools).map(([pool, { totalCount, idleCount, waitingCount }]) => ({
        ...{ pool, busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount },
      })),
    ...(replica && { replica: orm(replica) }),
    directUrl: (direct ?? main).url,
    close: () => (closed ??= end()),
  };
}

/**
 * Services that start together on one server migrate one after another. They poll for the lock,
 * because a statement that waits for it would block `create index concurrently`.
 */
async function migrateOnce(address: ServerAddress, report: Report) {
  let client: pg.Client | undefined;
  try {
    client = await connectToPrimary(
      new ServerAddresses(address.url),
      migrationConnection,
      PRIMARY_TIMEOUT,
    );
    const session = client;
    client.on('notice', (notice) => isProgress(notice) && report(`${notice.message}`));
    for (let attempt = 0; !(await takeLock(client)); attempt += 1) {
      if (attempt % 50 === 5) report('Waiting for another process that migrates the database');
      await pause(200);
    }
    await client.query(`set leads_service.partitions = 'on'`);
    await migrateDatabase({ run: (statements) => rowsOf(session, statements) }, report);
  } catch (error) {
    throw serverStartError(address, error as Error, client !== undefined);
  } finally {
    // Closing the connection releases the lock in any state of the migration.
    await client?.end();
  }
}

async function takeLock(client: pg.Client) {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [migrationLock]);
  return rows[0]?.taken === true;
}

/** node-postgres returns a list of results for several statements. */
async function rowsOf(client: pg.Client, statements: string) {
  return [await client.query(statements)].flat().at(-1)?.rows ?? [];
}
