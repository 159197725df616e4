import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { contentEntities, websites } from '../database/schema.ts';
import { createChangedTags } from '../import/changed-tags.ts';
import type { EntryKey } from '../import/content-row.ts';
import type { Import } from '../import/import-content.ts';
import { recordVersion } from '../import/record-version.ts';
import { deleteRestoredPages } from '../import/removed-pages.ts';
import { lockWebsite, nextVersion, type Transaction } from '../import/stored-content.ts';

/**
 * Shows entries whose time of publication has come, as a version of their website: caches, lists
 * and sites follow it as they follow an import.
 *
 * @returns what was published, by website
 */
export async function publishDue({ batches }: Pick<Database, 'batches'>): Promise<Import[]> {
  const { rows } = await batches.execute<{ id: number }>(sql`
    select distinct website_id as id from ${contentEntities} where publish_at <= now()`);
  const published: Import[] = [];
  for (const { id } of rows) {
    const done = await batches.transaction((transaction) => publish(transaction, id));
    if (done) published.push(done);
  }
  return published;
}

async function publish(transaction: Transaction, websiteId: number): Promise<Import | undefined> {
  await lockWebsite(transaction, websiteId);
  const { rows } = await transaction.execute<EntryKey & Record<string, unknown>>(sql`
    update ${contentEntities} as entry set publish_at = null,
      version = (select content_version + 1 from ${websites} where id = ${websiteId})
    where website_id = ${websiteId} and publish_at <= now() returning folder, locale, id`);
  // Another service was faster.
  if (rows.length === 0) return undefined;
  const { version, settings } = await nextVersion(transaction, websiteId);
  await deleteRestoredPages(transaction, websiteId);
  const tags = createChangedTags();
  const folders: Record<string, { added: number; changed: number; removed: number }> = {};
  for (const key of rows) {
    tags.listed(key);
    folders[key.folder] ??= { added: 0, changed: 0, removed: 0 };
    (folders[key.folder] as { added: number }).added += 1;
  }
  const record = { author: 'leads-service', source: 'publication', changes: folders, settings };
  await recordVersion(transaction, { websiteId, version }, record);
  const result = { websiteId, changed: true, version, website: 'unchanged', folders } as const;
  return { result: { ...result, entries: rows.length }, tags: tags.all() };
}
