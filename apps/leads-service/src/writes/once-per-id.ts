import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from '../database/database.ts';

const DAY = 86_400_000;

/** Longer than clocks differ and a transaction takes. */
const MIDNIGHT = 60_000;

/** `2026-11-22`, the day of a time in UTC. */
export const utcDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * Whether the id of a `record` is new in a table that is partitioned by day, whose key holds an id
 * once per day. `offset 0` makes the database look up each id by the keys of the partitions, instead
 * of reading them whole.
 */
export const isNew = (table: PgTable, where: SQL = sql`true`): SQL => sql`not exists (
  select 1 from ${table} as known
  where known.website_id = record."websiteId" and known.id = record.id and ${where} offset 0)`;

interface Insertion {
  readonly orm: Orm;
  readonly keys: readonly string[];
  readonly insert: (orm: Pick<Orm, 'execute'>) => Promise<unknown>;
  /** Default: now. */
  readonly time?: number;
}

/**
 * Runs an insert of rows with new ids. The key of the table rejects an id that others insert on the
 * same day at the same time; around midnight, when they may be on another day, a lock does.
 */
export async function oncePerId({ orm, keys, insert, time = Date.now() }: Insertion) {
  if (Math.min(time % DAY, DAY - (time % DAY)) > MIDNIGHT) return void (await insert(orm));
  await orm.transaction(async (transaction) => {
    await transaction.execute(sql`
      select pg_advisory_xact_lock(hash) from (
        select hashtextextended(key, 0) as hash
        from json_array_elements_text(${JSON.stringify(keys)}::json) as key order by 1) as hashes`);
    await insert(transaction);
  });
}
