import { closeSync, existsSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DurableFileSystem, durableStartParams } from './durable-file-system.ts';

/** Starts PGlite on a folder, which it fills if it is empty. */
export async function startPGlite(folder: string): Promise<PGlite> {
  const client = new PGlite({
    fs: new DurableFileSystem(folder),
    startParams: [...durableStartParams],
  });
  await client.waitReady;
  return client;
}

/**
 * Makes the folder of an embedded database, whole or not at all: PGlite takes a folder that a kill
 * left half filled for a finished one, and never starts on it again.
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

/** Sends a file, or a folder's list of names, to the disk. */
function sync(path: string) {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
