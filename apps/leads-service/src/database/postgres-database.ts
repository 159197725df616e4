import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Orm } from './database.ts';
import { serverStartError } from './database-start-error.ts';
import { isProgress, migrateDatabase, type Report } from './migrate.ts';
import { migrationConnection, openPools } from './postgres-pools.ts';
import * as schema from './schema.ts';

/** Any fixed number does: it names the migration among the server's advisory locks. */
const migrationLock = 7_146_101;

/** Milliseconds that closing waits for the server at most. */
const LONGEST_END = 2_000;

/**
 * Connects to a PostgreSQL server, and migrates it.
 *
 * @throws DatabaseStartError when the address, the server or its rights are not right
 */
export async function openPostgresDatabase(url: string, report: Report): Promise<Database> {
  await migrateOnce(url, report);
  const pools = openPools(url);
  // A server that does not answer does not say goodbye either.
  const end = async () => {
    const ended = Object.values(pools).map((pool) => pool.end());
    await Promise.race([Promise.all(ended), pause(LONGEST_END, undefined, { ref: false })]);
  };
  const orm = (client: pg.Pool) => drizzle({ client, schema }) as unknown as Orm;
  const { reads, writes, batches } = pools;
  let closed: Promise<void> | undefined;
  return {
    engine: 'postgres',
    ...{ orm: orm(reads), writes: orm(writes), batches: orm(batches) },
    close: () => (closed ??= end()),
  };
}

/**
 * Services that start together on one server migrate one after another. Who waits asks again and
 * again: a statement that waits for the lock would hold up the building of an index.
 */
async function migrateOnce(url: string, report: Report) {
  const client = new pg.Client({ ...migrationConnection, connectionString: url });
  // A connection that breaks fails the query under way; unheard, the event ends the process.
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
    throw serverStartError(url, error as Error, isConnected);
  } finally {
    // Ending the connection gives up the lock, whatever state the migration left it in.
    await client.end();
  }
}

async function takeLock(client: pg.Client) {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [migrationLock]);
  return rows[0]?.taken === true;
}

/** Of several statements node-postgres answers a list of results. */
async function rowsOf(client: pg.Client, statements: string) {
  return [await client.query(statements)].flat().at(-1)?.rows ?? [];
}
