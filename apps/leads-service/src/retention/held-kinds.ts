import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { isOver, partitionsOf } from './partitions.ts';
import type { Instants, Kind, RetentionKind } from './retention-kinds.ts';

/** Half of the records of a kind never expire at once, unless a clock or a period is wrong. */
const SHARE = 0.5;

/** A site with few records can lose most of them on one day. */
const FEW = 20;

/** A kind of record that is not deleted without confirmation. */
export interface HeldKind {
  readonly kind: RetentionKind;
  /** E.g. `open`, of applications. */
  readonly group: string;
  readonly expired: number;
  readonly all: number;
}

interface Counted extends Record<string, unknown> {
  readonly group: string;
  readonly expired: number;
  readonly all: number;
}

/**
 * The kinds of which more than half would be deleted at once, each period by itself. Partitions are
 * counted by their sizes.
 *
 * @param cutoff the end of the period of a partitioned kind, in milliseconds since 1970
 */
export async function findHeld(
  orm: Orm,
  [kind, row]: readonly [RetentionKind, Kind],
  { before, cutoff }: { readonly before: Instants; readonly cutoff: number },
): Promise<HeldKind[]> {
  if (row.isUnguarded) return [];
  const partitions = row.partitionedBy ? await partitionsOf(orm, getTableName(row.table)) : [];
  const counted = partitions.some(({ after }) => after !== undefined)
    ? await countPartitions(
        orm,
        partitions.map((part) => [part.name, isOver(part, cutoff)]),
      )
    : await countRows(orm, row, before);
  return counted
    .filter(({ expired, all }) => expired > FEW && expired > all * SHARE)
    .map((each) => ({ kind, ...each }));
}

async function countRows(
  orm: Orm,
  { table, isExpired, group = sql`''` }: Kind,
  before: Instants,
): Promise<readonly Counted[]> {
  const { rows } = await orm.execute<Counted>(sql`
    select ${group} as "group", count(*) filter (where ${isExpired(before)})::integer as expired,
      count(*)::integer as all
    from ${table} group by 1`);
  return rows;
}

const KILOBYTE = 1024;

async function countPartitions(
  orm: Orm,
  partitions: readonly (readonly [name: string, isOver: boolean])[],
): Promise<readonly Counted[]> {
  const sizes = partitions.map(([name, over]): SQL => sql`(${name}::text, ${over}::boolean)`);
  const { rows } = await orm.execute<Counted>(sql`
    select 'kB' as "group", coalesce(sum(size) filter (where over), 0)::float8 as expired,
      coalesce(sum(size), 0)::float8 as all
    from (select over, pg_relation_size(name::regclass) / ${KILOBYTE} as size
      from (values ${sql.join(sizes, sql`, `)}) as part (name, over)) as sized`);
  return rows;
}
