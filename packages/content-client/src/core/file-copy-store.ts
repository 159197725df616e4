import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { ContentCopy, CopyStore } from './copy-store.ts';

const fileSchema = z.object({
  version: z.literal(1),
  key: z.string(),
  value: z.unknown(),
  total: z.number().optional(),
  contentVersion: z.number().optional(),
  etag: z.string().optional(),
  fetchedAt: z.number(),
});

/** A temporary file older than this belongs to a dead process. */
const ABANDONED_MS = 3_600_000;

/**
 * Stores last good copies as files in a folder (design §3), one per key. Several processes can
 * share the folder, because writes are atomic. A malformed or foreign file counts as absent.
 *
 * @param maxFiles limit above which the oldest files are removed; a process exceeds it by a tenth
 *   between two removals, however many keys it writes
 */
export function createFileCopyStore(
  folder: string,
  { maxFiles = 5000, now = Date.now } = {},
): CopyStore {
  let tidied: Promise<void> | undefined;
  let untilTidy = 0;
  return {
    read: (key) => readCopy(join(folder, fileName(key)), key),
    async write(key, copy) {
      await mkdir(folder, { recursive: true });
      if (untilTidy === 0) {
        untilTidy = Math.ceil(maxFiles / 10);
        tidied = tidy(folder, maxFiles, now() - ABANDONED_MS);
      }
      untilTidy -= 1;
      await tidied;
      await replaceFile(join(folder, fileName(key)), JSON.stringify({ version: 1, key, ...copy }));
    },
    delete: (key) => rm(join(folder, fileName(key)), { force: true }),
  };
}

/** A digest, valid as a file name for any key. */
function fileName(key: string): string {
  return `${createHash('sha256').update(key).digest('hex')}.json`;
}

async function readCopy(path: string, key: string): Promise<ContentCopy | undefined> {
  const text = await readFile(path, 'utf8').catch(() => '');
  try {
    const { version: _, key: ownKey, ...copy } = fileSchema.parse(JSON.parse(text));
    return ownKey === key ? { ...copy, value: copy.value } : undefined;
  } catch {
    return undefined;
  }
}

/** Writes a temporary file and renames it, so that readers never see a partial file. */
async function replaceFile(path: string, text: string): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`;
  try {
    await writeFile(temporary, text);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Removes the oldest copies above the limit, and temporary files of dead processes. */
async function tidy(folder: string, maxFiles: number, abandonedBefore: number): Promise<void> {
  const names = await readdir(folder);
  const found = await Promise.all(
    names.map(async (name) => {
      const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: 0 }));
      return { name, mtimeMs };
    }),
  );
  const copies = found.filter(({ name }) => /^[0-9a-f]{64}\.json$/.test(name));
  const excess = copies.sort((a, b) => b.mtimeMs - a.mtimeMs).slice(maxFiles);
  const abandoned = found.filter(
    ({ name, mtimeMs }) => /^[0-9a-f]{64}\.json\..+\.tmp$/.test(name) && mtimeMs < abandonedBefore,
  );
  await Promise.all(
    [...excess, ...abandoned].map(({ name }) => rm(join(folder, name), { force: true })),
  );
}
