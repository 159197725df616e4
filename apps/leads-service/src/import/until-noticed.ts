import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { LISTENER_NAME, LONGEST_SILENCE, VERSIONS_CHANNEL } from '../content/version-listener.ts';
import type { Database } from '../database/database.ts';

/** Milliseconds between two looks. */
const PAUSE = 20;

/**
 * Waits until every service on the server has read the content versions after an import, so that a
 * site that is notified then gets the new content from whichever it asks. A service that has not
 * after two seconds looks up the version with each request.
 */
export async function untilNoticed({ engine, batches }: Database): Promise<void> {
  if (engine === 'pglite') return;
  // They read again after this: the notification of the import may have been too early to tell.
  const { rows } = await batches.execute<{ time: string }>(
    sql`select clock_timestamp()::text as time, pg_notify(${VERSIONS_CHANNEL}, '')`,
  );
  const deadline = performance.now() + LONGEST_SILENCE;
  while (performance.now() < deadline) {
    const waiting = await batches.execute<{ count: number }>(sql`
      select count(*)::integer as count from pg_stat_activity
      where application_name = ${LISTENER_NAME} and datname = current_database()
        and coalesce(query_start < ${rows[0]?.time}::timestamptz, true)`);
    if (waiting.rows[0]?.count === 0) return;
    await pause(PAUSE);
  }
}
