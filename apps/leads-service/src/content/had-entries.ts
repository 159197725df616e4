import type { ContentFolder } from '@plaza/contract';
import { sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { contentHistory } from '../database/schema.ts';
import type { ReadRequest } from './read-request.ts';

/**
 * Whether an import removed or hid entries of a list that is empty now. A service that lost its data
 * remembers none, so that clients can tell an emptied list from a lost one.
 */
export async function hadEntries(
  orm: Orm,
  folder: ContentFolder,
  { websiteId, query }: ReadRequest,
): Promise<boolean> {
  const inLocale = query.locale === undefined ? sql`` : sql`and locale = ${query.locale}`;
  const { rows } = await orm.execute(sql`
    select 1 from ${contentHistory} where website_id = ${websiteId} and folder = ${folder}
      ${inLocale} and body is not null limit 1`);
  return rows.length > 0;
}
