import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from '../database/database.ts';
import { clientIds, contactMessages, impressions, userEvents } from '../writes/tables.ts';
import type { RetentionPeriods } from './retention-periods.ts';

/** Rows deleted in one statement at most, so that writes need not wait long. */
const BATCH = 5_000;

const DAY = 86_400_000;

interface Kind {
  readonly table: PgTable;
  /** Whether a row is too old, by the instants before which each kind is. */
  readonly isExpired: (before: Record<keyof RetentionPeriods, SQL>) => SQL;
}

/** Every table of visitors' records, and when a row of it is too old. */
const KINDS = {
  impressions: {
    table: impressions,
    isExpired: ({ visits }) => sql`${impressions.createdAt} < ${visits}`,
  },
  userEvents: {
    table: userEvents,
    isExpired: ({ visits }) => sql`${userEvents.createdAt} < ${visits}`,
  },
  clientIds: {
    table: clientIds,
    isExpired: ({ visits }) => sql`${clientIds.createdAt} < ${visits}`,
  },
  contactMessages: {
    table: contactMessages,
    isExpired: ({ messages, complaints, spam }) => sql`${contactMessages.createdAt} < case
      when cardinality(${contactMessages.spamSigns}) > 0 then ${spam}
      when ${contactMessages.topic} = 'complaint' then ${complaints}
      else ${messages} end`,
  },
} as const satisfies Record<string, Kind>;

export type DeletedRows = Record<keyof typeof KINDS, number>;

export interface DeletionOptions {
  readonly periods: RetentionPeriods;
  readonly now: Date;
  /** Ends the work after the statement under way. */
  readonly signal?: AbortSignal;
}

/** Deletes what is older than it may be kept. @returns how many rows of each kind went */
export async function deleteExpired(
  orm: Orm,
  { periods, now, signal }: DeletionOptions,
): Promise<DeletedRows> {
  const before = instants(periods, now);
  const deleteAll = (table: PgTable, isExpired: SQL) =>
    deleteBatches(orm, deletion(table, isExpired), signal);
  const deleted: DeletedRows = { impressions: 0, userEvents: 0, clientIds: 0, contactMessages: 0 };
  for (const [name, { table, isExpired }] of Object.entries(KINDS)) {
    deleted[name as keyof DeletedRows] = await deleteAll(table, isExpired(before));
  }
  return deleted;
}

function instants(periods: RetentionPeriods, now: Date) {
  const entries = Object.entries(periods).map(([kind, days]) => {
    const instant = new Date(now.getTime() - days * DAY).toISOString();
    return [kind, sql`${instant}::timestamptz`];
  });
  return Object.fromEntries(entries) as Record<keyof RetentionPeriods, SQL>;
}

const deletion = (table: PgTable, isExpired: SQL) => sql`
  with gone as (
    delete from ${table} where ctid = any(
      array(select ctid from ${table} where ${isExpired} limit ${BATCH}))
    returning 1)
  select count(*)::integer as count from gone`;

async function deleteBatches(orm: Orm, batch: SQL, signal?: AbortSignal): Promise<number> {
  let total = 0;
  while (!signal?.aborted) {
    const { rows } = await orm.execute<{ count: number }>(batch);
    const count = rows[0]?.count ?? 0;
    total += count;
    if (count < BATCH) break;
  }
  return total;
}
