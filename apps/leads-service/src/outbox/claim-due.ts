import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from '../database/database.ts';

/** A table whose rows wait to be sent: it has `id`, `attempts` and `next_attempt_at`. */
export interface WaitingTable {
  readonly table: PgTable;
  /** Whether a row still waits; columns without the name of the table. */
  readonly isWaiting: SQL;
}

interface Claim extends WaitingTable {
  /** What is read of each row, which is called `entry`. */
  readonly columns: SQL;
  /** Seconds until the next attempt, after the first, second, … one. The last one repeats. */
  readonly pauses: readonly number[];
  /** Rows at once. */
  readonly most: number;
}

/**
 * Claims rows that are due: their next attempt is a pause away, so that a killed process leaves them
 * to another one. Several processes claim different rows, and none waits for another.
 */
export async function claimDue<Row extends Record<string, unknown>>(
  orm: Orm,
  { table, isWaiting, columns, pauses, most }: Claim,
): Promise<Row[]> {
  const { rows } = await orm.execute<Row>(sql`
    update ${table} as entry set
      attempts = entry.attempts + 1,
      next_attempt_at = now() + make_interval(secs => (
        ${sql.raw(`array[${pauses.map(Number).join(',')}]`)}::double precision[])
          [least(entry.attempts + 1, ${sql.raw(`${pauses.length}`)})])
    from (
      select id from ${table} where ${isWaiting} and next_attempt_at <= now()
      order by next_attempt_at limit ${most} for update skip locked) as due
    where entry.id = due.id
    returning ${columns}`);
  return rows;
}

/** Milliseconds until a row is due; undefined if none waits. */
export async function nextDue(
  orm: Orm,
  { table, isWaiting }: WaitingTable,
): Promise<number | undefined> {
  const { rows } = await orm.execute<{ wait: number | null }>(sql`
    select (extract(epoch from min(next_attempt_at) - now()) * 1000)::float8 as wait
    from ${table} where ${isWaiting}`);
  return rows[0]?.wait ?? undefined;
}
