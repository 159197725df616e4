import type { WarehouseRow } from '@plaza/warehouse';
import { loadWarehouse } from './load-warehouse.ts';
import type { StoredDay, WarehousePage, WarehousePageQuery } from './warehouse-messages.ts';

/** Where the rows of a day are read: the running service, or the database itself. */
export interface DaySource {
  websites(): Promise<readonly number[]>;
  count(day: StoredDay): Promise<number>;
  page(query: WarehousePageQuery): Promise<WarehousePage>;
}

export interface ExportSelection {
  readonly folder: string;
  readonly days: readonly string[];
  /** By default every website. */
  readonly website?: number | undefined;
}

/** What happened to a day. `kept`: the database has fewer rows by now, because some expired. */
export interface ExportedDay extends StoredDay {
  readonly outcome: 'written' | 'rewritten' | 'unchanged' | 'kept';
  readonly rows: number;
}

const TABLES = ['impressions', 'product_events', 'leads'] as const;

/** The number of stored rows in memory. */
const PAGE_SIZE = 2_000;

/**
 * Writes the days that the warehouse lacks. A day that is written is compared with the database: if
 * that has more rows (it was restored, or a clock was wrong), the day is written again; if it has
 * fewer (retention, erasure), the file stays.
 */
export async function* exportDays(
  source: DaySource,
  { folder, days, website }: ExportSelection,
): AsyncGenerator<ExportedDay> {
  const websites = website === undefined ? await source.websites() : [website];
  for (const day of days)
    for (const each of websites)
      for (const table of TABLES)
        yield await exportDay(source, folder, { table, website: each, day });
}

async function exportDay(source: DaySource, folder: string, day: StoredDay): Promise<ExportedDay> {
  const { countRows, writeDay } = await loadWarehouse();
  const written = await countRows(folder, day);
  if (written !== undefined) {
    const stored = await source.count(day);
    if (stored <= written)
      return { ...day, outcome: stored === written ? 'unchanged' : 'kept', rows: written };
  }
  const rows = await writeDay(folder, day, pagesOf(source, day));
  return { ...day, outcome: written === undefined ? 'written' : 'rewritten', rows };
}

async function* pagesOf(source: DaySource, day: StoredDay): AsyncGenerator<WarehouseRow[]> {
  let after: WarehousePageQuery['after'];
  do {
    const { rows, next } = await source.page({ ...day, after, limit: PAGE_SIZE });
    yield rows;
    after = next;
  } while (after);
}
