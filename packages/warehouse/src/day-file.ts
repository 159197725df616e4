import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { quoted, withDuckDB } from './open-duckdb.ts';
import type { WarehouseDay } from './warehouse-tables.ts';

export const FILE_NAME = 'rows.parquet';

/** The folder of a day, in the layout of Hive. */
export const dayFolder = (root: string, { table, website, day }: WarehouseDay): string =>
  join(root, table, `website=${website}`, `dt=${day}`);

/** The number of rows in a day's file, from its footer; undefined if the day is not written. */
export async function countRows(root: string, day: WarehouseDay): Promise<number | undefined> {
  const file = join(dayFolder(root, day), FILE_NAME);
  if (!existsSync(file)) return undefined;
  return withDuckDB(async (connection) => {
    const read = await connection.runAndReadAll(
      `select num_rows::double as rows from parquet_file_metadata(${quoted(file)})`,
    );
    return Number(read.getRowObjectsJS()[0]?.rows);
  }).catch((error: Error) => {
    throw new Error(`${file} cannot be read: ${error.message}. Delete it and export again`);
  });
}
