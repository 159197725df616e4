import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { connectToPrimary, ServerAddresses } from '../server-addresses.ts';

/** Runs statements that no transaction may contain, one by one. Returns the rows. */
export type RunStatement = (statement: string) => Promise<readonly Record<string, unknown>[]>;

/** PostgreSQL gives up a lock after half a second: writes queue behind a statement that waits. */
const settings = {
  application_name: 'leads-service maintenance',
  connectionTimeoutMillis: 5_000,
  lock_timeout: 500,
  statement_timeout: 600_000,
} as const;

/** Uses PostgreSQL itself, because PgBouncer wraps every statement in a transaction. */
export async function withMaintenance<T>(
  { batches, directUrl }: Pick<Database, 'batches' | 'directUrl'>,
  use: (run: RunStatement) => Promise<T>,
): Promise<T> {
  if (!directUrl) return use(async (text) => (await batches.execute(sql.raw(text))).rows as never);
  const client = await connectToPrimary(new ServerAddresses(directUrl), settings);
  try {
    return await use(async (text) => (await client.query(text)).rows);
  } finally {
    await client.end();
  }
}
