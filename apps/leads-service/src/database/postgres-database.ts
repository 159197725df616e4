import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database, Orm } from './database.ts';
import { migrationsFolder } from './migrations.ts';
import * as schema from './schema.ts';

/** Any fixed number does: it names the migration among the server's advisory locks. */
const migrationLock = 7_146_101;

/** Connects to a PostgreSQL server. Throws when it cannot be reached or a migration fails. */
export async function openPostgresDatabase(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    application_name: 'leads-service',
  });
  // An idle connection that breaks is replaced at the next query; unheard, the event ends the process.
  pool.on('error', () => {});
  await migrateOnce(pool).catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  const orm = drizzle({ client: pool, schema }) as unknown as Orm;
  let closed: Promise<void> | undefined;
  return { engine: 'postgres', orm, close: () => (closed ??= pool.end()) };
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
