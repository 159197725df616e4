import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ApplicationsKeyError, keyBytes } from './keyring.ts';

/** The generated key in the data folder. */
export const keyFileOf = (dataDir: string) => join(dataDir, 'applications.key');

/**
 * Reads the generated key.
 *
 * @returns undefined if there is no file
 * @throws {ApplicationsKeyError} if the file cannot be read, or holds no key
 */
export async function readKeyFile(dataDir: string): Promise<Buffer | undefined> {
  const file = keyFileOf(dataDir);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new ApplicationsKeyError(
      `${file} cannot be read (${error.code}): correct its permissions, or set APPLICATIONS_KEY`,
    );
  });
  if (text === undefined) return undefined;
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length === keyBytes) return key;
  throw new ApplicationsKeyError(
    `${file} is damaged: it must hold 32 bytes as base64. Restore it from a backup, or set APPLICATIONS_KEY`,
  );
}

/**
 * Generates a key that only this user can read. It is on disk, whole, before anything is encrypted
 * with it; of two processes that start together, both get the same.
 */
export async function createKeyFile(dataDir: string): Promise<Buffer> {
  try {
    return await writeKeyFile(dataDir);
  } catch (error) {
    if (error instanceof ApplicationsKeyError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new ApplicationsKeyError(
      `${keyFileOf(dataDir)} cannot be created (${code}): check its permissions and the free disk space, or set APPLICATIONS_KEY`,
    );
  }
}

async function writeKeyFile(dataDir: string): Promise<Buffer> {
  const file = keyFileOf(dataDir);
  const unfinished = `${file}.${randomUUID()}`;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const written = await open(unfinished, 'wx', 0o600);
  await written.writeFile(`${randomBytes(keyBytes).toString('base64')}\n`);
  await written.sync();
  await written.close();
  await link(unfinished, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(unfinished);
  const folder = await open(dataDir, 'r');
  await folder.sync();
  await folder.close();
  const key = await readKeyFile(dataDir);
  if (!key) throw new ApplicationsKeyError(`${file} cannot be created`);
  return key;
}
