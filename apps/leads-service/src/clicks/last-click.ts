import { type SQL, sql } from 'drizzle-orm';
import { clicks } from './tables.ts';

/** The id of the last click of a visit, which has an impression with marketing consent alone. */
export const lastClickSql = (websiteId: SQL, impressionId: SQL): SQL => sql`
  select click.id from ${clicks} as click
  where click.impression_id = ${impressionId} and click.website_id = ${websiteId}
  order by click.clicked_at desc limit 1`;
