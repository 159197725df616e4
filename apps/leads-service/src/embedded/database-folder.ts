import { closeSync, existsSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DurableFileSystem, durableStartParams } from './durable-file-system.ts';

/** Starts PGlite on a folder, and initializes it if empty. */
export async function startPGlite(folder: string): Promise<PGlite> {
  const client = new PGlite({
    fs: new DurableFileSystem(folder),
    startParams: [...durableStartParams],
    extensions: { pg_trgm },
  });
  await client.waitReady;
  return client;
}

/**
 * Creates the folder of an embedded database atomically: PGlite takes a folder half initialized by
 * a killed process for a complete one, and never starts on it again.
 */
export async function createDatabaseFolder(folder: string): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const client = await startPGlite(unfinished);
  await client.close();
  const names = readdirSync(unfinished, { recursive: true, encoding: 'utf8' });
  for (const name of ['.', ...names]) sync(join(unfinished, name));
  await rename(unfinished, folder);
  sync(dirname(folder));
}

/** Flushes a file, or a folder's list of names, to disk. */
function sync(path: string) {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
