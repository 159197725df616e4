import { sql } from 'drizzle-orm';
import type { Database, DatabaseEngine } from '../src/database/database.ts';
import { type DatabaseSettings, openDatabase } from '../src/database/open-database.ts';
import { createDatabaseFactory } from './databases.ts';
import { keepWithProcess } from './process-keeper.ts';

interface OpenDatabase {
  readonly settings: DatabaseSettings;
  readonly database: Database;
}

export interface AcquiredDatabase extends OpenDatabase {
  /** Call it when nothing uses the database any more. */
  release(): Promise<void>;
}

/** The database of each engine that this process keeps open, and who has it. */
const shared = new Map<DatabaseEngine, { opened: Promise<OpenDatabase>; isAcquired: boolean }>();

/**
 * Lends an open database with its tables and nothing in them. Test files that run one after another
 * in one process get the same one: PostgreSQL on a folder of its own takes two seconds of a
 * processor, emptied tables some hundredths. Who asks while it is lent gets one of their own.
 */
export async function acquireDatabase(engine: DatabaseEngine): Promise<AcquiredDatabase> {
  const known = shared.get(engine);
  if (known?.isAcquired) return openOwn(engine);
  const entry = known ?? { opened: openKept(engine), isAcquired: true };
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

/** A database that stays open until this process ends. */
async function openKept(engine: DatabaseEngine): Promise<OpenDatabase> {
  const databases = await createDatabaseFactory(engine);
  keepWithProcess(databases.root);
  const settings = await databases.fresh();
  return { settings, database: await openDatabase(settings) };
}

async function openOwn(engine: DatabaseEngine): Promise<AcquiredDatabase> {
  const databases = await createDatabaseFactory(engine);
  const settings = await databases.fresh();
  const database = await openDatabase(settings);
  const release = () => database.close().then(databases.dispose);
  return { settings, database, release };
}

/** Empties every table of the service, those too whose triggers refuse it to anybody else. */
async function emptyTables({ orm }: Database) {
  const { rows } = await orm.execute<{ names: string }>(sql`
    select string_agg(format('%I', tablename), ', ') as names
    from pg_tables where schemaname = 'public'`);
  await orm.transaction(async (transaction) => {
    await transaction.execute(sql`set local session_replication_role = replica`);
    await transaction.execute(sql.raw(`truncate ${rows[0]?.names} restart identity`));
  });
}
