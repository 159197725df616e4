import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContentEntity } from '@plaza/contract';
import { entryKey, fingerprint, keyText, type StoredEntry } from './content-row.ts';

/** An entry of a spool, and the place of its text in the file. */
export interface SpooledEntry extends StoredEntry {
  readonly offset: number;
  readonly length: number;
}

/** The content of an import in a temporary file; only keys and hashes are in memory. */
export interface ContentSpool {
  /** By `keyText`. */
  readonly entries: ReadonlyMap<string, SpooledEntry>;
  has(entity: ContentEntity): boolean;
  /** @throws {Error} if the spool already has an entry with this key */
  add(entity: ContentEntity): Promise<void>;
  read(entry: SpooledEntry): Promise<ContentEntity>;
  /** The entry as JSON, without parsing it. */
  readText(entry: SpooledEntry): Promise<string>;
  close(): Promise<void>;
}

/** Bytes that are written at once. */
const blockBytes = 256 * 1024;

export async function createContentSpool(): Promise<ContentSpool> {
  const folder = await mkdtemp(join(tmpdir(), 'plaza-import-'));
  const file = await open(join(folder, 'content'), 'wx+', 0o600);
  // Without a name, the file is gone with the process however it ends.
  await rm(folder, { recursive: true });
  const entries = new Map<string, SpooledEntry>();
  let [size, unwritten, unwrittenBytes]: [number, Buffer[], number] = [0, [], 0];

  async function flush() {
    const block = Buffer.concat(unwritten);
    [unwritten, unwrittenBytes] = [[], 0];
    if (block.length > 0) await file.write(block, 0, block.length, size - block.length);
  }

  async function readText({ folder, offset, length }: SpooledEntry) {
    if (unwrittenBytes > 0) await flush();
    const bytes = Buffer.alloc(length);
    await file.read(bytes, 0, length, offset);
    return `{"folder":${JSON.stringify(folder)},${bytes.toString('utf8').slice(1)}`;
  }

  return {
    entries,
    has: (entity) => entries.has(keyText(entryKey(entity))),
    async add(entity) {
      const key = entryKey(entity);
      const name = keyText(key);
      if (entries.has(name)) throw new Error(`${entity.file}: id: ${key.id} is already used`);
      const value = JSON.stringify(entity.value);
      const bytes = Buffer.from(`{"file":${JSON.stringify(entity.file)},"value":${value}}`);
      entries.set(name, {
        ...{ ...key, hash: fingerprint(value) },
        ...{ offset: size, length: bytes.length },
      });
      unwritten.push(bytes);
      size += bytes.length;
      unwrittenBytes += bytes.length;
      if (unwrittenBytes >= blockBytes) await flush();
    },
    read: async (entry) => JSON.parse(await readText(entry)),
    readText,
    close: () => file.close(),
  };
}
