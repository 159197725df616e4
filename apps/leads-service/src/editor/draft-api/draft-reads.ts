import { sql } from 'drizzle-orm';
import type { Database, Orm } from '../../database/database.ts';

/**
 * Reads in one snapshot of the content with drafts in place: its views have the names of the tables,
 * so that the readers of the public API read them.
 */
export function readWithDrafts<T>(
  { orm }: Pick<Database, 'orm'>,
  read: (orm: Orm) => Promise<T>,
): Promise<T> {
  return orm.transaction(
    async (transaction) => {
      await transaction.execute(sql`
        select set_config('search_path', 'content_with_drafts, ' || current_setting('search_path'), true)`);
      return read(transaction as Orm);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
