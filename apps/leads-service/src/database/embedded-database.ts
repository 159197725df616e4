import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { lockDataDir } from './data-dir-lock.ts';
import type { Database, Orm } from './database.ts';
import { createDatabaseFolder, startPGlite } from './database-folder.ts';
import { isProgress, migrateDatabase, type Report } from './migrate.ts';
import * as schema from './schema.ts';

/**
 * Opens PostgreSQL inside this process, with its files in `dataDir/database`.
 *
 * @throws DataDirInUseError when another process has it open
 */
export async function openEmbeddedDatabase(dataDir: string, report: Report): Promise<Database> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockDataDir(dataDir);
  try {
    const folder = join(dataDir, 'database');
    await createDatabaseFolder(folder);
    const client = await startPGlite(folder);
    await migrateDatabase({ run: (statements) => rowsOf(client, statements, report) }, report);
    // Whoever asks, it is one connection.
    const orm = drizzle({ client, schema }) as unknown as Orm;
    let closed: Promise<void> | undefined;
    const close = () => (closed ??= client.close().finally(unlock));
    return { engine: 'pglite', orm, writes: orm, batches: orm, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function rowsOf(client: PGlite, statements: string, report: Report) {
  const results = await client.exec(statements, {
    onNotice: (notice) => isProgress(notice) && report(`${notice.message}`),
  });
  return results.at(-1)?.rows ?? [];
}
