import { sql } from 'drizzle-orm';
import { contentVersions } from '../../database/schema.ts';
import type { Transaction } from '../../import/stored-content.ts';

/** The last published text of an entry. */
interface LatestText extends Record<string, unknown> {
  readonly folder: string;
  readonly locale: string;
  readonly id: string;
  readonly file: string;
  readonly text: string;
}

interface Selection {
  readonly websiteId: number;
  /** Only entries without a version from this one on. */
  readonly before?: number;
  /** The last file of the page before. */
  readonly after?: string | undefined;
  readonly limit?: number;
}

/** The texts of a website's entries by file; removed entries have none. */
export async function latestTexts(
  orm: Pick<Transaction, 'execute'>,
  { websiteId, before, after, limit }: Selection,
): Promise<LatestText[]> {
  const { rows } = await orm.execute<LatestText & { version: number }>(sql`
    select * from (
      select distinct on (folder, locale, id) folder, locale, id, version::float8 as version,
        file, text
      from ${contentVersions} where website_id = ${websiteId}
      order by folder, locale, id, version desc) as latest
    where text is not null
      ${before === undefined ? sql`` : sql`and version < ${before}`}
      ${after === undefined ? sql`` : sql`and file collate "C" > ${after}`}
    order by file collate "C" ${limit === undefined ? sql`` : sql`limit ${limit}`}`);
  return rows;
}
