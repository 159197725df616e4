import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { FILE_NAME } from './day-file.ts';
import { quoted, withDuckDB } from './open-duckdb.ts';
import { WAREHOUSE_TABLES, type WarehouseTable } from './warehouse-tables.ts';

/** What rows of a report can be grouped by. */
export const DIMENSIONS = ['site', 'channel', 'product', 'day'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

export type ReportQuery = {
  readonly by: readonly Dimension[];
  /** The first and last day, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly site?: number | undefined;
};

/** A row of a report; the dimensions that were not asked for are undefined. */
export type ReportRow = {
  readonly site?: number;
  /** Null: without a channel, because consent was not given. */
  readonly channel?: number | null;
  /** Null: what belongs to no product, such as page views and leads. */
  readonly product?: number | null;
  readonly day?: string;
  /** Page views. */
  readonly impressions: number;
  /** Products in lists. */
  readonly listed: number;
  /** Products that a visitor has seen. */
  readonly views: number;
  readonly leads: number;
};

/** Reads a report from the files of a warehouse, sorted by its dimensions. */
export function readReport(root: string, query: ReportQuery): Promise<ReportRow[]> {
  if (!existsSync(root)) throw new Error(`${root} does not exist. Write it with warehouse:export`);
  return withDuckDB(async (connection) => {
    const read = await connection.runAndReadAll(reportSql(root, query));
    return read.getRowObjectsJS().map((row) => row as ReportRow);
  });
}

/** The facts of each table, with the same columns. */
const facts = {
  impressions:
    'null::integer as product, count(*) as impressions, 0 as listed, 0 as views, 0 as leads',
  product_events:
    "product, 0, count(*) filter (kind = 'listed'), count(*) filter (kind = 'viewed'), 0",
  leads: 'null::integer, 0, 0, 0, count(*)',
} as const satisfies Record<WarehouseTable, string>;

const columns = {
  site: 'website::integer as site',
  channel: 'channel',
  product: 'product',
  day: "strftime(dt, '%Y-%m-%d') as day",
} as const satisfies Record<Dimension, string>;

const sums = ['impressions', 'listed', 'views', 'leads'].map(
  (name) => `coalesce(sum(${name}), 0)::double as ${name}`,
);

function reportSql(root: string, query: ReportQuery): string {
  const parts = (Object.keys(WAREHOUSE_TABLES) as WarehouseTable[]).map(
    (table) =>
      `select website, dt, channel, ${facts[table]} from (${source(root, table, query)}) group by all`,
  );
  const dimensions = DIMENSIONS.filter((dimension) => query.by.includes(dimension));
  const order = dimensions.map((_, index) => `${index + 1} nulls last`);
  return `
    with facts as (${parts.join(' union all ')})
    select ${[...dimensions.map((name) => columns[name]), ...sums].join(', ')}
    from facts
    ${dimensions.length > 0 ? `group by ${dimensions.map((_, index) => index + 1).join(', ')}` : ''}
    ${order.length > 0 ? `order by ${order.join(', ')}` : ''}`;
}

/** A table's rows of the days; the names of folders choose the files. */
function source(root: string, table: WarehouseTable, { from, to, site }: ReportQuery): string {
  const pattern = join(table, `website=${site ?? '*'}`, 'dt=*', FILE_NAME);
  const all = `${Object.entries(WAREHOUSE_TABLES[table])
    .map(([name, type]) => `null::${type} as "${name}"`)
    .join(', ')}, null::bigint as website, null::date as dt`;
  if (globSync(pattern, { cwd: root }).length === 0) return `select ${all} where false`;
  const conditions = [
    'true',
    ...(from === undefined ? [] : [`dt >= date ${quoted(from)}`]),
    ...(to === undefined ? [] : [`dt <= date ${quoted(to)}`]),
  ];
  return `
    select * from read_parquet(${quoted(join(root, pattern))},
      hive_partitioning = true, hive_types = {website: bigint, dt: date})
    where ${conditions.join(' and ')}`;
}
