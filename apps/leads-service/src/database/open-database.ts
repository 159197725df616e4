import { openEmbeddedDatabase } from '../embedded/embedded-database.ts';
import type { Database } from './database.ts';
import type { Report } from './migrate.ts';
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
 * @param report is told how far the migrations of a database in use are
 * @throws DataDirInUseError when another process has the embedded database open
 */
export function openDatabase(
  { databaseUrl, dataDir }: DatabaseSettings,
  report: Report = toStandardError,
): Promise<Database> {
  return databaseUrl
    ? openPostgresDatabase(databaseUrl, report)
    : openEmbeddedDatabase(dataDir, report);
}

const toStandardError: Report = (line) => process.stderr.write(`${line}\n`);
