import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import type { Database, Orm } from './database.ts';
import { migrationsFolder } from './migrations.ts';
import { openPools } from './postgres-pools.ts';
import * as schema from './schema.ts';

/** Any fixed number does: it names the migration among the server's advisory locks. */
const migrationLock = 7_146_101;

/** Connects to a PostgreSQL server. Throws when it cannot be reached or a migration fails. */
export async function openPostgresDatabase(url: string): Promise<Database> {
  const pools = openPools(url);
  const end = async () => {
    await Promise.all(Object.values(pools).map((pool) => pool.end()));
  };
  await migrateOnce(pools.batches).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  const orm = (client: pg.Pool) => drizzle({ client, schema }) as unknown as Orm;
  const { reads, writes, batches } = pools;
  let closed: Promise<void> | undefined;
  return {
    engine: 'postgres',
    ...{ orm: orm(reads), writes: orm(writes), batches: orm(batches) },
    close: () => (closed ??= end()),
  };
}

/** Services that start together on one server wait here for one another. */
async function migrateOnce(pool: pg.Pool) {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle({ client }), { migrationsFolder: migrationsFolder() });
  } finally {
    // Ending the connection gives up the lock, whatever state the migration left it in.
    client.release(true);
  }
}
