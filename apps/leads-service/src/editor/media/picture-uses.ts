import type { PictureUse } from '@plaza/contract/editor';
import { sql } from 'drizzle-orm';
import { contentDrafts, contentEntities, products } from '../../database/schema.ts';
import type { Transaction } from '../../import/stored-content.ts';

/** Uses of one picture that are told. */
const MOST = 200;

/** Where a picture is used. */
export interface PictureUses {
  /** Those that may be read. */
  readonly uses: PictureUse[];
  readonly otherUses: number;
}

interface Asked {
  readonly websiteId: number;
  readonly ids: readonly string[];
  /** The locales that may be read, '' among them; undefined for all. */
  readonly locales: readonly string[] | undefined;
}

type Row = Omit<PictureUse, never> & { readonly picture: string } & Record<string, unknown>;

/** The entries that name pictures, as published or in their drafts; by the id of the picture. */
export async function findUses(
  orm: Pick<Transaction, 'execute'>,
  { websiteId, ids, locales }: Asked,
): Promise<ReadonlyMap<string, PictureUses>> {
  const found = new Map(ids.map((id) => [id, { uses: [] as PictureUse[], otherUses: 0 }]));
  for (const { picture, ...use } of await readRows(orm, websiteId, ids)) {
    const known = found.get(picture);
    if (!known) continue;
    const isTold = (locales?.includes(use.locale) ?? true) && known.uses.length < MOST;
    if (isTold) known.uses.push(use);
    else known.otherUses += 1;
  }
  return found;
}

/** A draft is read as text: while somebody types it may be no valid entry. */
async function readRows(orm: Pick<Transaction, 'execute'>, websiteId: number, ids: Asked['ids']) {
  if (ids.length === 0) return [];
  const { rows } = await orm.execute<Row>(sql`
    with named as (
      select folder, locale, id, body as shown, body::text as json, true as published
      from ${contentEntities} where website_id = ${websiteId}
      union all
      select 'products', locale, id::text, body, body::text, true
      from ${products} where website_id = ${websiteId}
      union all
      select folder, locale, id, "row" -> 'body', replace(text, '\\/', '/'), false
      from ${contentDrafts} where website_id = ${websiteId} and text is not null),
    used as (
      select distinct on (folder, locale, id, published, match[1]) match[1] as picture, folder,
        locale, id, published, shown
      from named, regexp_matches(json, '/images/([0-9a-f]{32}-[0-9]+x[0-9]+)/', 'g') as match
      where json like '%/images/%')
    select picture, folder, locale, id,
      left(coalesce(max(shown ->> 'title'), max(shown ->> 'heading'), max(shown ->> 'name'), id),
        2000) as title,
      bool_or(published) as "isPublished", bool_or(not published) as "isDraft"
    from used
    where picture in (select json_array_elements_text(${JSON.stringify(ids)}::json))
    group by picture, folder, locale, id order by folder, locale, id`);
  return rows;
}
