import { quoted, withDuckDB } from './open-duckdb.ts';

/** A column of a table that is written at once. */
export type TableColumn = { readonly name: string; readonly type: 'VARCHAR' | 'DOUBLE' };

/**
 * Writes a table as one Parquet file, which replaces what is there.
 *
 * @param rows values in the order of the columns; null is no value
 * @returns the number of rows
 */
export function writeTable(
  file: string,
  columns: readonly TableColumn[],
  rows: readonly (readonly (string | number | null)[])[],
): Promise<number> {
  return withDuckDB(async (connection) => {
    const names = columns.map(({ name, type }) => `"${name.replaceAll('"', '""')}" ${type}`);
    await connection.run(`create table rows (${names.join(', ')})`);
    const appender = await connection.createAppender('rows');
    for (const row of rows) {
      for (const [index, { type }] of columns.entries()) {
        const value = row[index] ?? null;
        if (value === null) appender.appendNull();
        else if (type === 'DOUBLE') appender.appendDouble(Number(value));
        else appender.appendVarchar(String(value));
      }
      appender.endRow();
    }
    appender.closeSync();
    await connection.run(`copy rows to ${quoted(file)} (format parquet, compression zstd)`);
    return rows.length;
  });
}
