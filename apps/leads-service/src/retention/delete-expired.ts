import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { findHeld, type HeldKind } from './held-kinds.ts';
import { detachedPartitions, dropPartition, isOver, partitionsOf } from './partitions.ts';
import { type Instants, KINDS, type Kind, type RetentionKind } from './retention-kinds.ts';
import type { RetentionPeriods } from './retention-periods.ts';

/** The maximum rows of a delete statement, so that writes do not wait long. */
const BATCH = 5_000;

const DAY = 86_400_000;

export type DeletedRows = Record<RetentionKind, number>;

export interface DeletionOptions {
  readonly periods: RetentionPeriods;
  readonly now: Date;
  /**
   * Called with a kind of which more than half would be deleted, which is then kept. Without it
   * everything expired is deleted.
   */
  readonly onHeld?: (held: HeldKind) => void;
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
    const removal = { ...options, name: name as RetentionKind, kind, before };
    const isKept = await isHeld(orm, removal);
    deleted[removal.name] = isKept ? 0 : await remove(orm, removal);
  }
  return deleted as DeletedRows;
}

interface KindDeletion extends DeletionOptions {
  readonly name: RetentionKind;
  readonly kind: Kind;
  readonly before: Instants;
}

async function isHeld(orm: Orm, deletion: KindDeletion): Promise<boolean> {
  const { name, kind, before, onHeld } = deletion;
  if (!onHeld) return false;
  const held = await findHeld(orm, [name, kind], { before, cutoff: cutoffOf(deletion) });
  for (const each of held) onHeld(each);
  return held.length > 0;
}

/** The end of the period of a partitioned kind, in milliseconds since 1970. */
const cutoffOf = ({ kind, periods, now }: KindDeletion) =>
  now.getTime() - periods[kind.partitionedBy ?? 'visits'] * DAY;

const deleteRows = (orm: Orm, { kind, before, signal }: KindDeletion) =>
  deleteBatches(orm, deletion(kind, before), signal);

/**
 * Drops partitions of which every row has expired. Rows of longer periods, and those whose partition
 * was missing, are deleted; a day is dropped whole, up to a day later.
 */
async function deleteFromPartitions(orm: Orm, removal: KindDeletion): Promise<number> {
  const { kind, before, signal } = removal;
  const table = getTableName(kind.table);
  const cutoff = cutoffOf(removal);
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
