import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Orm } from '../database/database.ts';
import { folderStartError } from '../database/database-start-error.ts';
import { isProgress, migrateDatabase, type Report } from '../database/migrate.ts';
import * as schema from '../database/schema.ts';
import { DataDirInUseError, lockDataDir } from './data-dir-lock.ts';
import { createDatabaseFolder, startPGlite } from './database-folder.ts';
import { folderFault } from './folder-fault.ts';

/**
 * Opens PostgreSQL inside this process, with its files in `dataDir/database`.
 *
 * @throws {DataDirInUseError} if another process has it open
 * @throws {DatabaseStartError} if the folder cannot be used
 */
export async function openEmbeddedDatabase(dataDir: string, report: Report): Promise<Database> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const unlock = lockDataDir(dataDir);
    return await open(dataDir, { unlock, report }).catch((error: unknown) => {
      unlock();
      throw error;
    });
  } catch (error) {
    if (!isFolderError(error)) throw error;
    throw folderStartError(dataDir, error, folderFault(dataDir));
  }
}

interface Opening {
  /** Releases the folder. */
  readonly unlock: () => void;
  readonly report: Report;
}

async function open(dataDir: string, { unlock, report }: Opening): Promise<Database> {
  const folder = join(dataDir, 'database');
  await createDatabaseFolder(folder);
  const client = await startPGlite(folder);
  await migrateDatabase({ run: (statements) => rowsOf(client, statements, report) }, report);
  // An embedded database has a single connection.
  const orm = drizzle({ client, schema }) as Orm;
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= client.close().finally(unlock));
  return { engine: 'pglite', orm, writes: orm, batches: orm, close };
}

/** SQLSTATEs of damaged files and disks concern the folder; others are migration errors. */
function isFolderError(error: unknown) {
  if (error instanceof DataDirInUseError) return false;
  const { code, errno } = error as { code?: unknown; errno?: unknown };
  // `EROFS` of Node has the length of a SQLSTATE.
  if (typeof errno === 'number') return true;
  return !(typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !/^(XX|58|53)/.test(code));
}

async function rowsOf(client: PGlite, statements: string, report: Report) {
  const results = await client.exec(statements, {
    onNotice: (notice) => isProgress(notice) && report(`${notice.message}`),
  });
  return results.at(-1)?.rows ?? [];
}
