import { openEmbeddedDatabase } from '../embedded/embedded-database.ts';
import type { Database } from './database.ts';
import type { Report } from './migrate.ts';
import { openPostgresDatabase } from './postgres-database.ts';

export interface DatabaseSettings {
  /** A `postgres://` URL; default: an embedded database. */
  readonly databaseUrl?: string | undefined;
  /** The folder of the embedded database, created if missing. */
  readonly dataDir: string;
}

/**
 * Opens the database and applies pending migrations.
 *
 * @param report receives the progress of migrations
 * @throws {DataDirInUseError} if another process has the embedded database open
 */
export function openDatabase(
  { databaseUrl, dataDir }: DatabaseSettings,
  report: Report = toStandardError,
): Promise<Database> {
  return databaseUrl
    ? openPostgresDatabase({ url: databaseUrl, setting: 'DATABASE_URL' }, report)
    : openEmbeddedDatabase(dataDir, report);
}

const toStandardError: Report = (line) => process.stderr.write(`${line}\n`);
