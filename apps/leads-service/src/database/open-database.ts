import type { Database } from './database.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';
import { openPostgresDatabase } from './postgres-database.ts';

export interface DatabaseSettings {
  /** A `postgres://` URL. Without one the database is embedded. */
  readonly databaseUrl?: string | undefined;
  /** The folder of the embedded database. It is made if it is missing. */
  readonly dataDir: string;
}

/**
 * Opens the database and brings its tables up to date.
 *
 * @throws DataDirInUseError when another process has the embedded database open
 */
export function openDatabase({ databaseUrl, dataDir }: DatabaseSettings): Promise<Database> {
  return databaseUrl ? openPostgresDatabase(databaseUrl) : openEmbeddedDatabase(dataDir);
}
