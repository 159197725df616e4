import { sql } from 'drizzle-orm';
import { contentEntities, removedPages } from '../database/schema.ts';
import type { StoredEntry } from './content-row.ts';
import type { Transaction } from './stored-content.ts';

/**
 * Notes the paths of pages that are about to leave. Call it before they do; a page that only changes
 * has its path back when `forgetRemovedPages` is called.
 */
export async function noteRemovedPages(
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
    join json_to_recordset(${keys}::json) as gone (locale text, id text)
      on gone.locale = page.locale and gone.id = page.id
    where page.website_id = ${websiteId} and page.folder = 'pages'
    on conflict (website_id, path, locale) do update set removed_at = now()`);
}

/** Takes the note from every path that has a page. Call it when the import's pages are in. */
export async function forgetRemovedPages(transaction: Transaction, websiteId: number) {
  await transaction.execute(sql`
    delete from ${removedPages} as noted using ${contentEntities} as page
    where noted.website_id = ${websiteId} and page.website_id = ${websiteId}
      and page.folder = 'pages' and page.path = noted.path and page.locale = noted.locale`);
}
