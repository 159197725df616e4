import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { applications, applicationTokens, emails } from '../applications/tables.ts';
import type { Orm } from '../database/database.ts';
import { websites } from '../database/schema.ts';
import {
  clientIds,
  consentReceipts,
  contactMessages,
  impressions,
  leads,
  userEvents,
} from '../writes/tables.ts';
import { detachedPartitions, dropPartition, isOver, partitionsOf } from './partitions.ts';
import { APPLICATION_DAYS, type RetentionPeriods } from './retention-periods.ts';

/** The maximum rows of a delete statement, so that writes do not wait long. */
const BATCH = 5_000;

const DAY = 86_400_000;

interface Kind {
  readonly table: PgTable;
  /** Whether a row is expired, given the cutoff of each kind. */
  readonly isExpired: (before: Instants) => SQL;
  /** Sets the cutoff that the table's delete trigger checks, for one statement. */
  readonly setCutoff?: (before: Instants) => SQL;
  /** The kind of record whose period it is, if the table has partitions. */
  readonly partitionedBy?: keyof RetentionPeriods;
}

type Instants = Record<keyof RetentionPeriods | 'now', SQL>;

/** Every table of visitors' records, with its expiry condition. */
const KINDS = {
  impressions: {
    table: impressions,
    isExpired: ({ visits }) => sql`${impressions.createdAt} < ${visits}`,
    partitionedBy: 'visits',
  },
  userEvents: {
    table: userEvents,
    isExpired: ({ visits }) => sql`${userEvents.createdAt} < ${visits}`,
    partitionedBy: 'visits',
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
  consentReceipts: {
    table: consentReceipts,
    isExpired: ({ consents }) => sql`${consentReceipts.createdAt} < ${consents}`,
    partitionedBy: 'consents',
    setCutoff: ({ consents }) =>
      sql`select set_config('leads_service.consents_expired_before', ${consents}::text, true)`,
  },
  leads: {
    table: leads,
    isExpired: (before) => sql`${leads.createdAt} < ${before.leads}`,
  },
  // With their tokens and emails.
  applications: {
    table: applications,
    isExpired: ({
      now,
    }) => sql`${applications.updatedAt} < ${now} - make_interval(days => coalesce((
      select (settings -> 'applications' ->> case
        when ${applications.submittedAt} is null then 'openDays' else 'submittedDays' end)::integer
      from ${websites} where ${websites.id} = ${applications.websiteId}),
      case when ${applications.submittedAt} is null then ${APPLICATION_DAYS.open}::integer
        else ${APPLICATION_DAYS.submitted}::integer end))`,
  },
  applicationLinks: {
    table: applicationTokens,
    isExpired: ({ now }) => sql`${applicationTokens.expiresAt} < ${now}`,
  },
  emails: {
    table: emails,
    isExpired: ({ now }) => sql`${emails.createdAt} < ${now} - interval '30 days'`,
  },
} as const satisfies Record<string, Kind>;

export type DeletedRows = Record<keyof typeof KINDS, number>;

export interface DeletionOptions {
  readonly periods: RetentionPeriods;
  readonly now: Date;
  /** Stops after the running statement. */
  readonly signal?: AbortSignal;
}

/**
 * Deletes expired records: whole partitions if possible, otherwise rows.
 *
 * @returns the number of deleted rows of each kind
 */
export async function deleteExpired(orm: Orm, options: DeletionOptions): Promise<DeletedRows> {
  const before = instants(options.periods, options.now);
  const deleted: Partial<DeletedRows> = {};
  for (const [name, kind] of Object.entries<Kind>(KINDS)) {
    const remove = kind.partitionedBy ? deleteFromPartitions : deleteRows;
    deleted[name as keyof DeletedRows] = await remove(orm, { ...options, kind, before });
  }
  return deleted as DeletedRows;
}

interface KindDeletion extends DeletionOptions {
  readonly kind: Kind;
  readonly before: Instants;
}

const deleteRows = (orm: Orm, { kind, before, signal }: KindDeletion) =>
  deleteBatches(orm, deletion(kind, before), signal);

/**
 * Drops partitions of which every row has expired. Rows of longer periods, and those whose partition
 * was missing, are deleted; a day is dropped whole, up to a day later.
 */
async function deleteFromPartitions(
  orm: Orm,
  { kind, before, periods, now, signal }: KindDeletion,
): Promise<number> {
  const table = getTableName(kind.table);
  const days = periods[kind.partitionedBy as keyof RetentionPeriods];
  const cutoff = now.getTime() - days * DAY;
  const isExpired = kind.isExpired(before);
  let total = 0;
  const parts = await partitionsOf(orm, table);
  for (const part of [...(await detachedPartitions(orm, table)), ...parts]) {
    if (signal?.aborted) break;
    if (isOver(part, cutoff)) total += await dropPartition(orm, part, isExpired);
    else if (!part.isDay)
      total += await deleteBatches(orm, deletion(kind, before, part.name), signal);
  }
  return total;
}

function instants(periods: RetentionPeriods, now: Date): Instants {
  const entries = Object.entries(periods).map(([kind, days]) => {
    const instant = new Date(now.getTime() - days * DAY).toISOString();
    return [kind, sql`${instant}::timestamptz`];
  });
  return {
    ...Object.fromEntries(entries),
    now: sql`${now.toISOString()}::timestamptz`,
  } as Instants;
}

/** The cutoff is set before the rows are selected, so the trigger sees it. */
const deletion = (
  { table, isExpired, setCutoff = () => sql`select 1` }: Kind,
  before: Instants,
  name = getTableName(table),
) => sql`
  with cutoff as materialized (${setCutoff(before)}), deleted as (
    delete from ${sql.identifier(name)} where ctid = any(
      array(select ${table}.ctid from cutoff, ${sql.identifier(name)} as ${table} where ${isExpired(before)} limit ${BATCH}))
    returning 1)
  select count(*)::integer as count from deleted`;

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
