import { sql } from 'drizzle-orm';
import { contentEntities, contentHistory, contentImports, products } from '../database/schema.ts';
import type { EntryKey } from './content-row.ts';
import { keyRows, type Target, type Transaction } from './stored-content.ts';

/** Versions of a website that can be restored. */
export const KEPT_VERSIONS = 200;

/** What `content:history` tells about a version. */
export interface VersionRecord {
  readonly author: string;
  readonly source: string;
  readonly changes: object;
  readonly settings: object;
}

/** Records a version, and forgets what only the oldest ones need. */
export async function recordVersion(
  transaction: Transaction,
  { websiteId, version }: Target,
  record: VersionRecord,
): Promise<void> {
  await transaction.insert(contentImports).values({ websiteId, version, ...record });
  const oldest = version - KEPT_VERSIONS;
  await transaction.execute(sql`
    delete from ${contentHistory} where website_id = ${websiteId} and version <= ${oldest}`);
  await transaction.execute(sql`
    delete from ${contentImports} where website_id = ${websiteId} and version < ${oldest}`);
}

/** Keeps entries as they are before a version changes or removes them. */
export async function keepEntries(
  transaction: Transaction,
  { websiteId, version }: Target,
  keys: readonly EntryKey[],
): Promise<void> {
  await transaction.execute(sql`
    insert into ${contentHistory} (website_id, version, folder, locale, id, hash, body)
    select ${websiteId}::int, ${version}::bigint, key.folder, key.locale, key.id,
      stored.hash, stored.body
    from ${keyRows(keys)} join ${contentEntities} as stored on stored.website_id = ${websiteId}
      and stored.folder = key.folder and stored.locale = key.locale and stored.id = key.id
    union all
    select ${websiteId}::int, ${version}::bigint, key.folder, key.locale, key.id,
      stored.hash, stored.body
    from ${keyRows(keys)} join ${products} as stored on stored.website_id = ${websiteId}
      and key.folder = 'products' and stored.locale = key.locale and stored.id::text = key.id`);
}

/** Notes entries that a version adds. The first version of a website has nothing before it. */
export async function noteAdded(
  transaction: Transaction,
  { websiteId, version }: Target,
  keys: readonly EntryKey[],
): Promise<void> {
  if (version <= 1) return;
  await transaction.execute(sql`
    insert into ${contentHistory} (website_id, version, folder, locale, id)
    select ${websiteId}::int, ${version}::bigint, key.folder, key.locale, key.id
    from ${keyRows(keys)}`);
}
