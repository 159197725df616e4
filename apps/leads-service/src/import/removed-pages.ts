import { sql } from 'drizzle-orm';
import { contentEntities, removedPages } from '../database/schema.ts';
import type { EntryKey } from './content-row.ts';
import { keyRows, type Target, type Transaction } from './stored-content.ts';

/**
 * Records the paths of entries with a page before they are deleted or changed.
 * `deleteRestoredPages` deletes those that still have a page.
 */
export async function recordRemovedPages(
  transaction: Transaction,
  { websiteId, version }: Target,
  keys: readonly EntryKey[],
) {
  await transaction.execute(sql`
    insert into ${removedPages} (website_id, locale, path, version)
    select distinct page.website_id, page.locale, page.path, ${version}::bigint
    from ${contentEntities} as page
    join ${keyRows(keys)} on key.folder = page.folder and key.locale = page.locale
      and key.id = page.id
    where page.website_id = ${websiteId} and page.page is not null
    on conflict (website_id, path, locale)
      do update set removed_at = now(), version = excluded.version`);
}

/** Deletes the records of paths that have a page. Call it after the import's entries are stored. */
export async function deleteRestoredPages(transaction: Transaction, websiteId: number) {
  await transaction.execute(sql`
    delete from ${removedPages} as recorded using ${contentEntities} as page
    where recorded.website_id = ${websiteId} and page.website_id = ${websiteId}
      and page.page is not null and page.path = recorded.path and page.locale = recorded.locale`);
}
