import { sql } from 'drizzle-orm';
import { contentEntities, removedPages } from '../database/schema.ts';
import type { EntryKey } from './content-row.ts';
import { keyRows, type Target, type Transaction } from './stored-content.ts';

interface Leaving {
  readonly keys: readonly EntryKey[];
  /** Whether the entries stay, perhaps at another path. */
  readonly isMove: boolean;
}

/**
 * Records the paths of entries with a page before they are deleted or changed, and notes that
 * earlier paths of theirs lead elsewhere. `deleteRestoredPages` deletes those that still have a
 * page.
 */
export async function recordRemovedPages(
  transaction: Transaction,
  { websiteId, version }: Target,
  { keys, isMove }: Leaving,
) {
  const [folder, id] = isMove ? [sql`page.folder`, sql`page.id`] : [sql`null`, sql`null`];
  await transaction.execute(sql`
    insert into ${removedPages} (website_id, locale, path, version, folder, entry_id)
    select distinct on (page.path, page.locale) page.website_id, page.locale, page.path,
      ${version}::bigint, ${folder}::text, ${id}::text
    from ${contentEntities} as page
    join ${keyRows(keys)} on key.folder = page.folder and key.locale = page.locale
      and key.id = page.id
    where page.website_id = ${websiteId} and page.page is not null and page.publish_at is null
    on conflict (website_id, path, locale) do update set removed_at = now(),
      version = excluded.version, folder = excluded.folder, entry_id = excluded.entry_id`);
  await transaction.execute(sql`
    update ${removedPages} as alias set version = ${version} from ${keyRows(keys)}
    where alias.website_id = ${websiteId} and alias.folder = key.folder
      and alias.locale = key.locale and alias.entry_id = key.id`);
}

/** Deletes the records of paths that have a page. Call it after the import's entries are stored. */
export async function deleteRestoredPages(transaction: Transaction, websiteId: number) {
  await transaction.execute(sql`
    delete from ${removedPages} as recorded using ${contentEntities} as page
    where recorded.website_id = ${websiteId} and page.website_id = ${websiteId}
      and page.page is not null and page.publish_at is null
      and page.path = recorded.path and page.locale = recorded.locale`);
}
