import { CONTENT_FOLDERS, type ContentEntity, type Website } from '@plaza/contract';
import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../database/database.ts';
import { contentHistory, contentImports, websites } from '../database/schema.ts';
import { type EntryKey, keyText } from './content-row.ts';
import { type ContentSpool, createContentSpool } from './content-spool.ts';
import type { Restoration } from './history-messages.ts';
import { type Import, importSpool } from './import-content.ts';
import { readBodies, storedEntries } from './stored-content.ts';

/** Entries in memory at once. */
const BLOCK = 50;

/**
 * Stores a website's content as it was in a version, as a new version. Nothing of the history is
 * lost.
 *
 * @throws {Error} if the version is not kept, is the current one, or has entries that are no longer
 *   valid
 */
export async function restoreVersion(
  database: Pick<Database, 'orm' | 'batches'>,
  { websiteId, version, author }: Restoration,
): Promise<Import> {
  const { website, current } = await readVersion(database, { websiteId, version });
  const spool = await createContentSpool();
  try {
    await spoolVersion(database, spool, { websiteId, version });
    const source = `version ${version}`;
    const options = { base: current, author, source, allowRemoval: true };
    return await importSpool(database, { website, spool }, options);
  } finally {
    await spool.close();
  }
}

type Version = Pick<Restoration, 'websiteId' | 'version'>;

async function readVersion(
  { orm }: Pick<Database, 'orm'>,
  { websiteId, version }: Version,
): Promise<{ website: Website; current: number }> {
  const [known] = await orm
    .select({ current: websites.contentVersion })
    .from(websites)
    .where(eq(websites.id, websiteId));
  if (!known) throw new Error(`There is no website ${websiteId}`);
  const { current } = known;
  if (version === current) throw new Error(`Version ${version} is the current one`);
  const [row] = await orm
    .select({ settings: contentImports.settings })
    .from(contentImports)
    .where(and(eq(contentImports.websiteId, websiteId), eq(contentImports.version, version)));
  if (!row)
    throw new Error(`Version ${version} of website ${websiteId} is not kept; see content:history`);
  return { website: row.settings as Website, current };
}

interface OldEntry extends EntryKey {
  readonly hash: string | null;
  readonly body: unknown;
}

/** Spools the stored entries, and those that later versions changed as they were. */
async function spoolVersion(
  { batches }: Pick<Database, 'batches'>,
  spool: ContentSpool,
  { websiteId, version }: Version,
): Promise<void> {
  const changedSince = new Set<string>();
  for (let offset = 0; ; offset += BLOCK) {
    const { rows } = await batches.execute<OldEntry & Record<string, unknown>>(sql`
      select distinct on (folder, locale, id) folder, locale, id, hash, body
      from ${contentHistory} where website_id = ${websiteId} and version > ${version}
      order by folder, locale, id, version limit ${BLOCK} offset ${offset}`);
    for (const { hash, body, ...key } of rows) {
      changedSince.add(keyText(key));
      if (body !== null) await spool.add(parseOld(key, body), hash ?? undefined);
    }
    if (rows.length < BLOCK) break;
  }
  let block: (EntryKey & { readonly hash: string })[] = [];
  const flush = async () => {
    const hashes = new Map(block.map((entry) => [keyText(entry), entry.hash]));
    for (const { body, ...key } of await readBodies(batches, websiteId, block))
      await spool.add(entityOf(key, body), hashes.get(keyText(key)));
    block = [];
  };
  for await (const { version: _, ...entry } of storedEntries(batches, websiteId)) {
    if (!changedSince.has(keyText(entry))) block.push(entry);
    if (block.length === BLOCK) await flush();
  }
  await flush();
}

const entityOf = (key: EntryKey, value: unknown) =>
  ({ folder: key.folder, file: keyText(key), value }) as ContentEntity;

/** An entry of an older version by today's schema. */
function parseOld(key: EntryKey, body: unknown): ContentEntity {
  const parsed = CONTENT_FOLDERS[key.folder].schema.safeParse(body);
  if (parsed.success) return entityOf(key, body);
  throw new Error(`${keyText(key)} is no longer valid: ${z.prettifyError(parsed.error)}`);
}
