import { desc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { contentImports } from '../database/schema.ts';
import type { ContentVersion, History, HistoryQuery } from './history-messages.ts';

/** The last versions of a website's content, or of all websites, newest first. */
export async function readHistory(
  { orm }: Pick<Database, 'orm'>,
  { websiteId, limit }: HistoryQuery,
): Promise<History> {
  const rows = await orm
    .select()
    .from(contentImports)
    .where(websiteId === undefined ? undefined : eq(contentImports.websiteId, websiteId))
    .orderBy(desc(contentImports.time), desc(contentImports.version))
    .limit(limit);
  return {
    versions: rows.map(({ settings: _, time, changes, ...row }) => ({
      ...row,
      time: time.toISOString(),
      changes: changes as ContentVersion['changes'],
    })),
  };
}
