import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ReportQuery, readReport } from '@plaza/warehouse';
import { quoted, withDuckDB } from '@plaza/warehouse/open-duckdb';
import { type Figure, formatFigures } from './figure.ts';
import { median } from './median.ts';

const rows = 5_000_000;
const days = 40;
const firstDay = Date.UTC(2026, 9, 1);
const websites = [100, 101, 102, 103];
const rounds = 7;

/** Times a scan of the same files that only counts their rows by day. */
const budget = 12;

/** Impressions of four websites and their products, in the warehouse's layout. */
const tables = {
  impressions: `
    select (range % 24)::tinyint as hour,
      case when range % 5 = 0 then null else (range * 7919 % 12 + 1)::integer end as channel,
      'es-ES' as locale, range % 3 = 0 as new_user, range % 5 = 0 as withheld`,
  product_events: `
    select (range % 24)::tinyint as hour,
      case when range % 3 = 0 then 'viewed' else 'listed' end as kind,
      (range * 104729 % 60 + 1)::integer as product, (range % 20)::integer as position,
      case when range % 5 = 0 then null else (range * 7919 % 12 + 1)::integer end as channel,
      'es-ES' as locale`,
} as const;

/** A file of its own for each day: DuckDB's own partitions have several files each at this size. */
async function fill(root: string): Promise<void> {
  const share = rows / Object.keys(tables).length / websites.length / days;
  await withDuckDB(async (connection) => {
    for (const [table, columns] of Object.entries(tables))
      for (const website of websites)
        for (let day = 0; day < days; day += 1) {
          const at = new Date(firstDay + day * 86_400_000).toISOString().slice(0, 10);
          const folder = join(root, table, `website=${website}`, `dt=${at}`);
          mkdirSync(folder, { recursive: true });
          await connection.run(`
            copy (${columns} from range(${day * share}, ${(day + 1) * share}))
            to ${quoted(join(folder, 'rows.parquet'))} (format parquet, compression zstd)`);
        }
  });
}

/** The floor: every file is opened and its rows are counted by day, with nothing else read. */
const count = (root: string) =>
  withDuckDB(async (connection) => {
    const files = quoted(join(root, '*', '*', '*', 'rows.parquet'));
    const read = await connection.runAndReadAll(
      `select dt, count(*)::double as rows from read_parquet(${files}, hive_partitioning = true, union_by_name = true) group by dt`,
    );
    return read.getRowObjectsJS().reduce((sum, row) => sum + Number(row.rows), 0);
  });

async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const reports: readonly (readonly [name: string, query: ReportQuery])[] = [
  ['by site', { by: ['site'] }],
  ['by day', { by: ['day'] }],
  ['by site, channel, product and day', { by: ['site', 'channel', 'product', 'day'] }],
  ['by day, of one site', { by: ['day'], site: 101 }],
];

async function measure(root: string): Promise<Figure[]> {
  const counted = await count(root);
  if (counted !== rows) throw new Error(`The warehouse has ${counted} rows, not ${rows}`);
  const floors: number[] = [];
  const times = reports.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    floors.push(await time(() => count(root)));
    for (const [index, [, query]] of reports.entries())
      times[index]?.push(await time(() => readReport(root, query)));
  }
  const rival = { name: 'counting all rows by day', value: median(floors) };
  return reports.map(([name], index) => ({
    name: `report of ${rows.toLocaleString('en')} rows ${name}`,
    ours: median(times[index] ?? []),
    ...{ unit: 'ms', rival, budget: `≤ ${budget} ×` },
  }));
}

const root = mkdtempSync(join(tmpdir(), 'plaza-report-'));
try {
  await fill(root);
  const figures = await measure(root);
  console.log(formatFigures(figures));
  const isWithin = ({ ours, rival }: Figure) => ours <= budget * (rival?.value ?? 0);
  process.exitCode = figures.every(isWithin) ? 0 : 1;
} finally {
  rmSync(root, { recursive: true });
}
