import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DuckDBAppender, DuckDBConnection } from '@duckdb/node-api';
import { dayFolder, FILE_NAME } from './day-file.ts';
import { quoted, withDuckDB } from './open-duckdb.ts';
import { WAREHOUSE_TABLES, type WarehouseDay, type WarehouseRow } from './warehouse-tables.ts';

/**
 * Writes a day's rows as one Parquet file: under a temporary name that no report reads, synced to
 * disk, then renamed. An existing file is replaced at once or stays as it is.
 *
 * @param pages the rows, a page at a time
 * @returns the number of rows
 */
export async function writeDay(
  root: string,
  day: WarehouseDay,
  pages: AsyncIterable<readonly WarehouseRow[]>,
): Promise<number> {
  const folder = dayFolder(root, day);
  await mkdir(folder, { recursive: true });
  const temporary = join(folder, `.${process.pid}.tmp`);
  try {
    const rows = await withDuckDB((connection) => write(connection, { day, pages, temporary }), {
      temporaryFolder: join(root, `.duckdb-${process.pid}`),
    });
    await sync(temporary);
    await rename(temporary, join(folder, FILE_NAME));
    await sync(folder);
    await sync(dirname(folder));
    return rows;
  } finally {
    await rm(temporary, { force: true });
    await rm(join(root, `.duckdb-${process.pid}`), { recursive: true, force: true });
  }
}

type Writing = {
  readonly day: WarehouseDay;
  readonly pages: AsyncIterable<readonly WarehouseRow[]>;
  readonly temporary: string;
};

async function write(
  connection: DuckDBConnection,
  { day: { table }, pages, temporary }: Writing,
): Promise<number> {
  const columns = Object.entries(WAREHOUSE_TABLES[table]);
  await connection.run(
    `create table rows (${columns.map(([name, type]) => `"${name}" ${type}`).join(', ')})`,
  );
  const appender = await connection.createAppender('rows');
  const types = columns.map(([, type]) => type);
  let count = 0;
  for await (const page of pages) {
    for (const row of page) appendRow(appender, types, row);
    appender.flushSync();
    count += page.length;
  }
  appender.closeSync();
  await connection.run(
    `copy rows to ${quoted(temporary)} (format parquet, compression zstd, row_group_size 122880)`,
  );
  return count;
}

const append = {
  TINYINT: (appender: DuckDBAppender, value) => appender.appendTinyInt(Number(value)),
  INTEGER: (appender: DuckDBAppender, value) => appender.appendInteger(Number(value)),
  VARCHAR: (appender: DuckDBAppender, value) => appender.appendVarchar(String(value)),
  BOOLEAN: (appender: DuckDBAppender, value) => appender.appendBoolean(value === true),
} as const satisfies Record<string, (appender: DuckDBAppender, value: unknown) => void>;

function appendRow(
  appender: DuckDBAppender,
  types: readonly (keyof typeof append)[],
  row: WarehouseRow,
): void {
  for (const [index, type] of types.entries()) {
    const value = row[index] ?? null;
    if (value === null) appender.appendNull();
    else append[type](appender, value);
  }
  appender.endRow();
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
