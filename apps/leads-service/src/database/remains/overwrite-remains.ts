import type { Database } from '../database.ts';
import { type RunStatement, withMaintenance } from './maintenance-session.ts';
import { overwriteLog } from './overwrite-log.ts';
import { type Rewriting, rewriteTables } from './rewrite-tables.ts';

/**
 * PostgreSQL leaves deleted and changed rows in its files until it needs their space: it rewrites the
 * tables without them, and overwrites the write-ahead log (GDPR, article 17).
 *
 * @param rewriting `isComplete` rewrites tables of any size
 * @returns sentences for the operator about what could not be done; none if nothing remains
 */
export function overwriteRemains(
  database: Pick<Database, 'batches' | 'directUrl'>,
  rewriting: Rewriting = {},
): Promise<string[]> {
  return withMaintenance(database, async (run) => [
    ...(await rewriteTables(run, rewriting)),
    ...(await ifPermitted(run, overwriteLog)),
  ]);
}

/** SQLSTATE insufficient_privilege. */
const forbidden = '42501';

async function ifPermitted(run: RunStatement, work: (run: RunStatement) => Promise<string[]>) {
  try {
    return await work(run);
  } catch (error) {
    if (codeOf(error) !== forbidden) throw error;
    return [
      'The write-ahead log keeps encrypted remains until PostgreSQL overwrites it: grant pg_checkpoint, pg_monitor and execute on function pg_switch_wal to the user of the service.',
    ];
  }
}

/** Drizzle wraps errors. */
const codeOf = (error: unknown) =>
  (error as { code?: unknown }).code ?? (error as { cause?: { code?: unknown } }).cause?.code;
