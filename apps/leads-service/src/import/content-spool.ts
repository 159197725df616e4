import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ContentEntity, pictureIdsIn } from '@plaza/contract';
import { entryKey, fingerprint, keyText, type StoredEntry } from './content-row.ts';
import { SpoolEntries, type SpooledEntry } from './spool-entries.ts';

/** The content of an entry was needed that was not read, because its file is as it was. */
export class UnreadEntryError extends Error {
  override readonly name = 'UnreadEntryError';
}

/** The content of an import in a temporary file; only keys and hashes are in memory. */
export interface ContentSpool {
  readonly entries: Omit<SpoolEntries, 'add'>;
  /** The ids of the pictures that entries name. */
  readonly pictures: ReadonlySet<string>;
  has(entity: ContentEntity): boolean;
  /**
   * @param hash that of the file it was imported from; default: that of the entry
   * @throws {Error} if the spool already has an entry with this key
   */
  add(entity: ContentEntity, hash?: string): Promise<void>;
  /** Adds an entry by its hash alone, which names these pictures. Reading it is an error. */
  addUnread(entry: StoredEntry, pictures: readonly string[]): void;
  /** @throws {UnreadEntryError} for one that was added without its content */
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
  const entries = new SpoolEntries();
  const pictures = new Set<string>();
  let [size, unwritten, unwrittenBytes]: [number, Buffer[], number] = [0, [], 0];

  async function flush() {
    const block = Buffer.concat(unwritten);
    [unwritten, unwrittenBytes] = [[], 0];
    if (block.length > 0) await file.write(block, 0, block.length, size - block.length);
  }

  async function readText({ folder, offset, length, ...key }: SpooledEntry) {
    if (length === 0) throw new UnreadEntryError(`${keyText({ folder, ...key })} was not read`);
    if (unwrittenBytes > 0) await flush();
    const bytes = Buffer.alloc(length);
    await file.read(bytes, 0, length, offset);
    return `{"folder":${JSON.stringify(folder)},${bytes.toString('utf8').slice(1)}`;
  }

  return {
    ...{ entries, pictures },
    has: (entity) => entries.has(keyText(entryKey(entity))),
    async add(entity, hash) {
      const key = entryKey(entity);
      if (entries.has(keyText(key)))
        throw new Error(`${entity.file}: id: ${key.id} is already used`);
      const value = JSON.stringify(entity.value);
      for (const id of pictureIdsIn(value)) pictures.add(id);
      const bytes = Buffer.from(`{"file":${JSON.stringify(entity.file)},"value":${value}}`);
      entries.add({ ...key, hash: hash ?? fingerprint(value), offset: size, length: bytes.length });
      unwritten.push(bytes);
      size += bytes.length;
      unwrittenBytes += bytes.length;
      if (unwrittenBytes >= blockBytes) await flush();
    },
    addUnread({ folder, locale, id, hash }, named) {
      for (const picture of named) pictures.add(picture);
      entries.add({ folder, locale, id, hash, offset: 0, length: 0 });
    },
    read: async (entry) => JSON.parse(await readText(entry)),
    readText,
    close: () => file.close(),
  };
}
