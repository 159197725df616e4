import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Orm } from './database.ts';
import { type ServerAddress, serverStartError } from './database-start-error.ts';
import { isProgress, migrateDatabase, type Report } from './migrate.ts';
import { migrationConnection, openPools } from './postgres-pools.ts';
import * as schema from './schema.ts';

/** The key of the migrations' advisory lock; any fixed number works. */
const migrationLock = 7_146_101;

/** The maximum milliseconds to wait for the server when closing. */
const CLOSE_TIMEOUT = 2_000;

/**
 * Connects to a PostgreSQL server and migrates it.
 *
 * @throws {DatabaseStartError} if the address, the server or the user's permissions are wrong
 */
export async function openPostgresDatabase(
  address: ServerAddress,
  report: Report,
): Promise<Database> {
  await migrateOnce(address, report);
  const pools = openPools(address.url);
  // A server that does not answer queries does not answer the end of a session either.
  const end = async () => {
    const ended = Object.values(pools).map((pool) => pool.end());
    await Promise.race([Promise.all(ended), pause(CLOSE_TIMEOUT, undefined, { ref: false })]);
  };
  const orm = (client: pg.Pool) => drizzle({ client, schema }) as unknown as Orm;
  const { reads, writes, batches } = pools;
  let closed: Promise<void> | undefined;
  return {
    engine: 'postgres',
    ...{ orm: orm(reads), writes: orm(writes), batches: orm(batches) },
    connections: () =>
      Object.entries(pools).map(([pool, { totalCount, idleCount, waitingCount }]) => ({
        ...{ pool, busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount },
      })),
    close: () => (closed ??= end()),
  };
}

/**
 * Services that start together on one server migrate one after another. They poll for the lock,
 * because a statement that waits for it would block `create index concurrently`.
 */
async function migrateOnce(address: ServerAddress, report: Report) {
  const client = new pg.Client({ ...migrationConnection, connectionString: address.url });
  // A broken connection fails the running query; an unhandled error event would end the process.
  client.on('error', () => {});
  client.on('notice', (notice) => isProgress(notice) && report(`${notice.message}`));
  let isConnected = false;
  try {
    await client.connect();
    isConnected = true;
    for (let attempt = 0; !(await takeLock(client)); attempt += 1) {
      if (attempt % 50 === 5) report('Waiting for another process that migrates the database');
      await pause(200);
    }
    await migrateDatabase({ run: (statements) => rowsOf(client, statements) }, report);
  } catch (error) {
    throw serverStartError(address, error as Error, isConnected);
  } finally {
    // Closing the connection releases the lock in any state of the migration.
    await client.end();
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
