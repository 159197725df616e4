import { openEmbeddedDatabase } from '../embedded/embedded-database.ts';
import type { Database } from './database.ts';
import type { Report } from './migrate.ts';
import { openPostgresDatabase } from './postgres-database.ts';

export interface DatabaseSettings {
  /** A `postgres://` URL; default: an embedded database. */
  readonly databaseUrl?: string | undefined;
  /** PostgreSQL itself, if `databaseUrl` is PgBouncer in transaction mode. */
  readonly databaseDirectUrl?: string | undefined;
  /** A streaming replica for reads of content. */
  readonly databaseReplicaUrl?: string | undefined;
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
  { databaseUrl, databaseDirectUrl, databaseReplicaUrl, dataDir }: DatabaseSettings,
  report: Report = toStandardError,
): Promise<Database> {
  if (!databaseUrl) return openEmbeddedDatabase(dataDir, report);
  const main = { url: databaseUrl, setting: 'DATABASE_URL' } as const;
  const direct = databaseDirectUrl
    ? ({ url: databaseDirectUrl, setting: 'DATABASE_DIRECT_URL' } as const)
    : undefined;
  return openPostgresDatabase({ main, direct, replicaUrl: databaseReplicaUrl }, report);
}

const toStandardError: Report = (line) => process.stderr.write(`${line}\n`);
