import { type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import {
  type EarningsQuery,
  type EarningsRow,
  REPORT_COUNTS,
  REPORT_DIMENSIONS,
  type ReportCount,
  type ReportDimension,
} from './report-query.ts';
import { type ReportSource, reportSources } from './report-sources.ts';

const DAY = 86_400_000;

interface Read extends Record<string, unknown> {
  readonly key: string[];
  readonly currency: string | null;
  readonly commission: string;
  readonly commission_by_event: string;
  readonly hours: number | null;
  readonly approvals: number;
}

/** Reads a report, in the order of its days or of what its rows earn. */
export async function readEarnings(
  orm: Pick<Orm, 'execute'>,
  query: EarningsQuery,
): Promise<readonly EarningsRow[]> {
  const parts = reportSources(query).map((source) => sourceSql(source, query));
  const { rows } = await orm.execute<Read>(sql`${sql.join(parts, sql` union all `)}`);
  const merged = new Map<string, Merged>();
  for (const row of rows) {
    const id = JSON.stringify(row.key);
    const known = merged.get(id) ?? emptyRow(row.key);
    merged.set(id, known);
    add(known, row);
  }
  return [...merged.values()].map(finish).sort(query.by[0] === 'day' ? byKey : byEarnings);
}

type Merged = {
  -readonly [K in ReportCount]: number;
} & {
  key: readonly string[];
  commission: Record<string, number>;
  commissionByEvent: Record<string, number>;
  hours: number;
  approvals: number;
};

const emptyRow = (key: readonly string[]): Merged => ({
  ...(Object.fromEntries(REPORT_COUNTS.map((name) => [name, 0])) as Record<ReportCount, number>),
  ...{ key, commission: {}, commissionByEvent: {}, hours: 0, approvals: 0 },
});

function add(row: Merged, read: Read): void {
  for (const name of REPORT_COUNTS) row[name] += Number(read[name.toLowerCase()]);
  if (read.currency) {
    const { currency } = read;
    addMoney(row.commission, currency, Number(read.commission));
    addMoney(row.commissionByEvent, currency, Number(read.commission_by_event));
  }
  if (read.hours === null) return;
  row.hours += Number(read.hours) * Number(read.approvals);
  row.approvals += Number(read.approvals);
}

function addMoney(sums: Record<string, number>, currency: string, value: number): void {
  if (value !== 0) sums[currency] = Math.round(((sums[currency] ?? 0) + value) * 1e4) / 1e4;
}

const finish = ({ hours, approvals, ...row }: Merged): EarningsRow => ({
  ...row,
  hoursToApproval: approvals === 0 ? null : hours / approvals,
});

const total = (row: EarningsRow) =>
  Object.values(row.commission).reduce((one, two) => one + two, 0);

const byKey = (one: EarningsRow, other: EarningsRow) =>
  one.key.join('\n') < other.key.join('\n') ? -1 : 1;

const byEarnings = (one: EarningsRow, other: EarningsRow) =>
  total(other) - total(one) || other.clicks - one.clicks || byKey(one, other);

const instant = (day: string) => sql`${`${day}T00:00:00Z`}::timestamptz`;

const nextDay = (day: string) => new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);

function sourceSql(source: ReportSource, { by, from, to, only }: EarningsQuery): SQL {
  const { columns, counts } = source;
  const column = (name: ReportDimension) => (name === 'day' ? source.day : columns[name]);
  const conditions = [
    source.time
      ? sql`${source.time} >= ${instant(from)} and ${source.time} < ${instant(nextDay(to))}`
      : sql`${source.day} between ${from}::date and ${to}::date`,
    ...(source.where ? [source.where] : []),
    ...REPORT_DIMENSIONS.flatMap((name) =>
      only[name] === undefined ? [] : [sql`(${column(name)})::text = ${only[name]}`],
    ),
  ];
  const zero = sql`0`;
  const sums = REPORT_COUNTS.map(
    (name) => sql`(${counts[name] ?? zero})::float8 as ${sql.identifier(name.toLowerCase())}`,
  );
  // Grouped by the parts of the key as they are stored: a text per row takes three times as long.
  const parts = by.map((name, index) => sql`${column(name)} as ${sql.identifier(`part_${index}`)}`);
  const group = sql.join(
    [...by.map((_, index) => sql.raw(`${index + 1}`)), sql.raw(`${by.length + 1}`)],
    sql`, `,
  );
  const read = sql.join(
    [...REPORT_COUNTS, 'currency', 'commission', 'commission_by_event', 'hours', 'approvals'].map(
      (name) => sql.identifier(name.toLowerCase()),
    ),
    sql`, `,
  );
  const names = by.map((_, index) => sql`${sql.identifier(`part_${index}`)}::text`);
  return sql`(select array[${sql.join(names, sql`, `)}]::text[] as key, ${read} from (
    select ${sql.join(parts, sql`, `)}, ${source.currency ?? sql`null::text`} as currency,
      ${sql.join(sums, sql`, `)}, ${source.commission ?? zero}::text as commission,
      ${source.commissionByEvent ?? zero}::text as commission_by_event,
      ${source.hours ?? sql`null`}::float8 as hours,
      (${counts.approved ?? zero})::float8 as approvals
    from ${source.from} where ${sql.join(conditions, sql` and `)} group by ${group}) as grouped)`;
}
