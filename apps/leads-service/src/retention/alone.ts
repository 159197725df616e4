import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** The key of the advisory lock; any fixed number works. */
const lock = 7_146_102;

/**
 * Does work unless another process on the server is doing it. The lock belongs to a transaction, so
 * that it works through PgBouncer, and the work runs on other connections.
 *
 * @returns whether the work was done
 */
export async function alone(
  { engine, batches }: Pick<Database, 'engine' | 'batches'>,
  work: () => Promise<void>,
): Promise<boolean> {
  // An embedded database has a single process, and a single connection.
  if (engine === 'pglite') return work().then(() => true);
  return batches.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ taken: boolean }>(
      sql`select pg_try_advisory_xact_lock(${lock}::bigint) as taken`,
    );
    if (!rows[0]?.taken) return false;
    // Ends the snapshot of the statement before, which would keep every row that the work deletes.
    await transaction.execute(sql`set local lock_timeout = 0`);
    await work();
    return true;
  });
}
