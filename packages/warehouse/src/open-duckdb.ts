import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';

/**
 * Opens a database in memory that loads nothing from the network. Beyond its memory it uses the
 * given folder.
 */
export async function withDuckDB<T>(
  work: (connection: DuckDBConnection) => Promise<T>,
  { temporaryFolder = '' } = {},
): Promise<T> {
  const instance = await DuckDBInstance.create(':memory:', {
    memory_limit: '256MB',
    autoinstall_known_extensions: 'false',
    temp_directory: temporaryFolder,
    // Days are written and read in UTC, whatever the machine's zone.
    preserve_insertion_order: 'true',
  });
  const connection = await instance.connect();
  try {
    return await work(connection);
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

/** A value as a string literal. */
export const quoted = (value: string): string => `'${value.replaceAll("'", "''")}'`;
