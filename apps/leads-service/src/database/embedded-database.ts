import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { lockDataDir } from './data-dir-lock.ts';
import type { Database, Orm } from './database.ts';
import { createDatabaseFolder, startPGlite } from './database-folder.ts';
import { migrationsFolder } from './migrations.ts';
import * as schema from './schema.ts';

/**
 * Opens PostgreSQL inside this process, with its files in `dataDir/database`.
 *
 * @throws DataDirInUseError when another process has it open
 */
export async function openEmbeddedDatabase(dataDir: string): Promise<Database> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockDataDir(dataDir);
  try {
    const folder = join(dataDir, 'database');
    await createDatabaseFolder(folder);
    const client = await startPGlite(folder);
    const drizzled = drizzle({ client, schema });
    await migrate(drizzled, { migrationsFolder: migrationsFolder() });
    // Whoever asks, it is one connection.
    const orm = drizzled as unknown as Orm;
    let closed: Promise<void> | undefined;
    const close = () => (closed ??= client.close().finally(unlock));
    return { engine: 'pglite', orm, writes: orm, batches: orm, close };
  } catch (error) {
    unlock();
    throw error;
  }
}
