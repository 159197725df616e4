import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The generated secret in the data folder. */
const secretFile = (dataDir: string) => join(dataDir, 'editor.secret');

/**
 * The secret of the settings, else the one in the data folder, which is generated at the first start.
 * Of two processes that start together, both get the same.
 *
 * @throws {Error} if the file cannot be read or written
 */
export async function readEditorSecret(
  dataDir: string,
  given: string | undefined,
): Promise<string> {
  if (given !== undefined) return given;
  const file = secretFile(dataDir);
  const read = async () => (await readFile(file, 'utf8')).trim();
  const known = await read().catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (known !== undefined) return known;
  const unfinished = `${file}.${randomUUID()}`;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const text = `${randomBytes(32).toString('base64url')}\n`;
  await writeFile(unfinished, text, { mode: 0o600, flag: 'wx', flush: true });
  await link(unfinished, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(unfinished);
  return read();
}
