import { cleanUpAfterProcess } from '@plaza/testing/postgres';
import { sql } from 'drizzle-orm';
import type { Database, DatabaseEngine } from '../src/database/database.ts';
import { type DatabaseSettings, openDatabase } from '../src/database/open-database.ts';
import { createDatabaseFactory } from './databases.ts';

interface OpenDatabase {
  readonly settings: DatabaseSettings;
  readonly database: Database;
}

export interface AcquiredDatabase extends OpenDatabase {
  /** Call when the database is no longer used. */
  release(): Promise<void>;
}

/** The shared database of each engine, and whether it is in use. */
const shared = new Map<DatabaseEngine, { opened: Promise<OpenDatabase>; isAcquired: boolean }>();

/**
 * Acquires an open database with empty tables. Test files that run one after another in a process
 * share one: starting PostgreSQL takes two seconds of CPU, emptying tables a few hundredths. If it
 * is in use, opens another one.
 */
export async function acquireDatabase(engine: DatabaseEngine): Promise<AcquiredDatabase> {
  const known = shared.get(engine);
  if (known?.isAcquired) return openAnother(engine);
  const entry = known ?? { opened: openShared(engine), isAcquired: true };
  entry.isAcquired = true;
  shared.set(engine, entry);
  const open = await entry.opened;
  if (known) await emptyTables(open.database);
  return {
    ...open,
    release: async () => {
      entry.isAcquired = false;
    },
  };
}

/** Opens a database that stays open until this process ends. */
async function openShared(engine: DatabaseEngine): Promise<OpenDatabase> {
  const databases = await createDatabaseFactory(engine);
  cleanUpAfterProcess(databases.root);
  const settings = await databases.fresh();
  return { settings, database: await openDatabase(settings) };
}

async function openAnother(engine: DatabaseEngine): Promise<AcquiredDatabase> {
  const databases = await createDatabaseFactory(engine);
  const settings = await databases.fresh();
  const database = await openDatabase(settings);
  const release = () => database.close().then(databases.dispose);
  return { settings, database, release };
}

/** Empties every table, including those whose triggers forbid it. */
async function emptyTables({ orm }: Database) {
  const { rows } = await orm.execute<{ names: string }>(sql`
    select string_agg(format('%I', tablename), ', ') as names
    from pg_tables where schemaname = 'public'`);
  await orm.transaction(async (transaction) => {
    await transaction.execute(sql`set local session_replication_role = replica`);
    await transaction.execute(sql.raw(`truncate ${rows[0]?.names} restart identity`));
  });
}
