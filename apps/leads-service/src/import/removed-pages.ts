import { sql } from 'drizzle-orm';
import { contentEntities, removedPages } from '../database/schema.ts';
import type { StoredEntry } from './content-row.ts';
import type { Transaction } from './stored-content.ts';

/**
 * Records the paths of pages before they are deleted. `deleteRestoredPages` deletes those of pages
 * that only changed.
 */
export async function recordRemovedPages(
  transaction: Transaction,
  websiteId: number,
  entries: readonly StoredEntry[],
) {
  const pages = entries.filter(({ folder }) => folder === 'pages');
  if (pages.length === 0) return;
  const keys = JSON.stringify(pages.map(({ locale, id }) => ({ locale, id })));
  await transaction.execute(sql`
    insert into ${removedPages} (website_id, locale, path)
    select page.website_id, page.locale, page.path
    from ${contentEntities} as page
    join json_to_recordset(${keys}::json) as removed (locale text, id text)
      on removed.locale = page.locale and removed.id = page.id
    where page.website_id = ${websiteId} and page.folder = 'pages'
    on conflict (website_id, path, locale) do update set removed_at = now()`);
}

/** Deletes the records of paths that have a page. Call it after the import's pages are stored. */
export async function deleteRestoredPages(transaction: Transaction, websiteId: number) {
  await transaction.execute(sql`
    delete from ${removedPages} as recorded using ${contentEntities} as page
    where recorded.website_id = ${websiteId} and page.website_id = ${websiteId}
      and page.folder = 'pages' and page.path = recorded.path and page.locale = recorded.locale`);
}
