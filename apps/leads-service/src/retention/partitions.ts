import { type SQL, sql } from 'drizzle-orm';
import type { Database, Orm } from '../database/database.ts';
import { utcDay } from '../writes/once-per-id.ts';

const DAY = 86_400_000;

/** Days whose partitions exist in advance. */
const AHEAD = 7;

/** The tables with partitions, and how long each of these is. */
export const PARTITIONED = {
  impressions: 'day',
  user_events: 'day',
  consent_receipts: 'month',
} as const;

export type PartitionedTable = keyof typeof PARTITIONED;

/** A part of a table: `impressions_2026_11_22`, `impressions_2026_11` or `impressions_default`. */
export interface Partition {
  readonly table: string;
  readonly name: string;
  /** The day after its last one; undefined for the default partition. */
  readonly after: string | undefined;
  readonly isDay: boolean;
}

/** Makes the partitions of today and the next days. Rows that came before are moved into them. */
export async function makePartitions({ engine, batches }: Database, now: Date): Promise<void> {
  // The embedded database deletes rows: a partition takes four files and 8 ms.
  if (engine === 'pglite') return;
  for (const [table, length] of Object.entries(PARTITIONED)) {
    const known = new Set((await partitionsOf(batches, table)).map(({ name }) => name));
    for (let day = 0; day <= AHEAD; day += 1) {
      const made = partitionAt(table, length, now.getTime() + day * DAY);
      if (!known.has(made.name)) await withLocks(batches, ...makePartition(table, made));
      known.add(made.name);
    }
  }
}

interface Range {
  readonly name: string;
  readonly first: string;
  readonly after: string;
}

function partitionAt(table: string, length: 'day' | 'month', time: number): Range {
  const day = utcDay(time);
  if (length === 'day')
    return { name: `${table}_${underscored(day)}`, first: day, after: utcDay(time + DAY) };
  const [year, month] = day.split('-').map(Number) as [number, number];
  const after = utcDay(Date.UTC(year, month, 1));
  return {
    name: `${table}_${underscored(day.slice(0, 7))}`,
    first: `${day.slice(0, 7)}-01`,
    after,
  };
}

const underscored = (day: string) => day.replaceAll('-', '_');

/**
 * Readers wait too: one that had planned its query before rows moved from the default partition would
 * not look where they are now.
 */
const makePartition = (table: string, { name, first, after }: Range): SQL[] => [
  sql`lock table ${sql.identifier(table)} in access exclusive mode`,
  sql`select make_partition(${table}, ${name}, ${first}::date, ${after}::date)`,
];

/** The partitions of a table. */
export async function partitionsOf(orm: Orm, table: string): Promise<Partition[]> {
  const { rows } = await orm.execute<{ name: string }>(sql`
    select relname as name from pg_inherits join pg_class on oid = inhrelid
    where inhparent = ${table}::regclass order by relname`);
  return rows.map(({ name }) => toPartition(table, name));
}

/** Partitions that a run took out of their table, and did not drop because it was stopped. */
export async function detachedPartitions(orm: Orm, table: string): Promise<Partition[]> {
  const { rows } = await orm.execute<{ name: string }>(sql`
    select relname as name from pg_class
    where relkind = 'r' and not relispartition and relnamespace = current_schema()::regnamespace
      and relname ~ ${`^${table}_\\d{4}_\\d\\d(_\\d\\d)?$`}`);
  return rows.map(({ name }) => toPartition(table, name));
}

function toPartition(table: string, name: string): Partition {
  const [, year, month, day] = /_(\d{4})_(\d\d)(?:_(\d\d))?$/.exec(name) ?? [];
  if (!year) return { table, name, after: undefined, isDay: false };
  const [years, months] = [Number(year), Number(month)];
  const after = day ? Date.UTC(years, months - 1, Number(day) + 1) : Date.UTC(years, months, 1);
  return { table, name, after: utcDay(after), isDay: day !== undefined };
}

/** Whether a partition has only rows that arrived before a time, except late ones. */
export const isOver = ({ after }: Partition, time: number): boolean =>
  after !== undefined && after <= utcDay(time);

/**
 * Takes a partition out of its table and drops it. Rows that arrived late, under an old id, stay in
 * the table: they are in its default partition then.
 *
 * @returns the number of dropped rows
 */
export async function dropPartition(orm: Orm, { table, name }: Partition, isExpired: SQL) {
  const [whole, part] = [sql.identifier(table), sql.identifier(name)];
  const isAttached = (await partitionsOf(orm, table)).some((each) => each.name === name);
  if (isAttached) await withLocks(orm, sql`alter table ${whole} detach partition ${part}`);
  return orm.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ count: number }>(
      sql`select count(*)::integer as count from ${part} as ${whole} where ${isExpired}`,
    );
    const identity = table === 'consent_receipts' ? sql`overriding system value` : sql``;
    await transaction.execute(sql`
      insert into ${whole} ${identity} select * from ${part} as ${whole} where not ${isExpired}
      on conflict do nothing`);
    await transaction.execute(sql`drop table ${part}`);
    return rows[0]?.count ?? 0;
  });
}

/** Attempts to get a lock; each gives up after half a second, because writes queue behind it. */
const ATTEMPTS = 20;

async function withLocks(orm: Orm, ...statements: readonly SQL[]): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await orm.transaction(async (transaction) => {
        await transaction.execute(sql`set local lock_timeout = 500`);
        for (const statement of statements) await transaction.execute(statement);
      });
      return;
    } catch (error) {
      const { cause } = error as { cause?: { code?: string } };
      if (cause?.code !== '55P03' || attempt === ATTEMPTS) throw error;
    }
  }
}
