import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

/** Files by name in a folder, of at most so many bytes together; the longest unused go first. */
export interface FileCache {
  get(name: string): Promise<Buffer | undefined>;
  /** Keeps a file. A disk that is full or read-only keeps nothing, which is no error. */
  set(name: string, bytes: Uint8Array): Promise<void>;
}

/** Opens the cache of a folder, with what an earlier process left there. */
export function createFileCache(folder: string, maxBytes: number): FileCache {
  const remove = (name: string) => rm(join(folder, name), { force: true }).catch(() => {});
  const files = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose: (_bytes, name, reason) => {
      if (reason === 'evict') void remove(name);
    },
  });
  let opened: Promise<void> | undefined;
  const open = () => {
    opened ??= list(folder).then((found) => {
      for (const { name, size } of found) files.set(name, size);
    });
    return opened;
  };
  return {
    async get(name) {
      await open();
      if (files.get(name) === undefined) return undefined;
      const path = join(folder, name);
      const bytes = await readFile(path).catch(() => undefined);
      if (!bytes) files.delete(name);
      // The next process goes by these times.
      else void utimes(path, new Date(), new Date()).catch(() => {});
      return bytes;
    },
    async set(name, bytes) {
      await open();
      const unfinished = join(folder, `.${randomUUID()}`);
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(unfinished, bytes);
        await rename(unfinished, join(folder, name));
        files.set(name, bytes.length);
      } catch {
        await rm(unfinished, { force: true }).catch(() => {});
      }
    },
  };
}

/** The files of a folder, longest unused first. */
async function list(folder: string) {
  const names = await readdir(folder).catch(() => []);
  const found: { name: string; size: number; time: number }[] = [];
  for (const name of names) {
    if (name.startsWith('.')) await rm(join(folder, name), { force: true }).catch(() => {});
    const file = name.startsWith('.')
      ? undefined
      : await stat(join(folder, name)).catch(() => undefined);
    if (file?.isFile()) found.push({ name, size: file.size, time: file.mtimeMs });
  }
  return found.toSorted((a, b) => a.time - b.time);
}
