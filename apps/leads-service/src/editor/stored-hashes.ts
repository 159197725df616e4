import type { EditorEntryKey } from '@plaza/contract/editor';
import { sql } from 'drizzle-orm';
import { contentEntities, products } from '../database/schema.ts';
import { type EntryKey, keyText } from '../import/content-row.ts';
import { keyRows, type Transaction } from '../import/stored-content.ts';

/** The hash of each stored entry, by its name. */
export async function storedHashes(
  transaction: Pick<Transaction, 'execute'>,
  websiteId: number,
  keys: readonly EditorEntryKey[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await transaction.execute<
    EntryKey & { hash: string } & Record<string, unknown>
  >(sql`
    select key.folder, key.locale, key.id, stored.hash from ${keyRows(keys)}
    join ${contentEntities} as stored on stored.website_id = ${websiteId}
      and stored.folder = key.folder and stored.locale = key.locale and stored.id = key.id
    union all
    select key.folder, key.locale, key.id, stored.hash from ${keyRows(keys)}
    join ${products} as stored on stored.website_id = ${websiteId}
      and key.folder = 'products' and stored.locale = key.locale and stored.id::text = key.id`);
  return new Map(rows.map(({ hash, ...key }) => [keyText(key), hash]));
}
