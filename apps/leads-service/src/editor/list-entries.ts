import type { EditorEntries, EntriesQuery, EntrySummary } from '@plaza/contract/editor';
import { NO_LOCALE } from '@plaza/contract/editor';
import { type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { contentDrafts, contentEntities, contentVersions, products } from '../database/schema.ts';

interface Listing {
  readonly websiteId: number;
  /** The locales that may be read, '' among them; undefined for all. */
  readonly locales: readonly string[] | undefined;
  readonly query: EntriesQuery & { readonly page: number; readonly size: number };
}

/** The entries of a website with their drafts, by folder, locale and id. */
export async function listEntries(
  orm: Pick<Orm, 'execute'>,
  { websiteId, locales, query }: Listing,
): Promise<EditorEntries> {
  const { page, size } = query;
  const listed = selectListed(websiteId, conditionOf({ websiteId, locales, query }));
  const { rows } = await orm.execute<{ total: number; entries: EntrySummary[] }>(sql`
    with listed as (${listed}), part as (
      select * from listed order by folder, locale, id limit ${size} offset ${(page - 1) * size})
    select (select count(*)::int from listed) as total,
      (select coalesce(json_agg(json_strip_nulls(json_build_object(
        'folder', folder, 'locale', locale, 'id', id, 'title', title, 'path', path, 'state', state,
        'publishedVersion', case when is_published then coalesce((
          select max(version) from ${contentVersions} as known
          where known.website_id = ${websiteId} and known.folder = part.folder
            and known.locale = part.locale and known.id = part.id), stored_version) else 0 end,
        'draftVersion', draft_version, 'isRemoval', is_removal, 'author', author,
        'updatedAt', to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        ) order by folder, locale, id), '[]') from part) as entries`);
  const { total = 0, entries = [] } = rows[0] ?? {};
  return { total, entries };
}

/** A row per entry that is published, edited or both. */
function selectListed(websiteId: number, condition: SQL): SQL {
  return sql`
    select coalesce(stored.folder, draft.folder) as folder,
      coalesce(stored.locale, draft.locale) as locale, coalesce(stored.id, draft.id) as id,
      left(coalesce(shown ->> 'title', shown ->> 'heading', shown ->> 'name', shown ->> 'term',
        shown ->> 'label', shown ->> 'providerName', stored.id, draft.id), 2000) as title,
      shown ->> 'path' as path, coalesce(draft.state, 'published') as state,
      stored.id is not null as is_published, stored.version as stored_version,
      coalesce(draft.version, 0) as draft_version,
      draft.id is not null and draft.text is null as is_removal, draft.author, draft.updated_at
    from (
      select folder, locale, id, version, body from ${contentEntities}
      where website_id = ${websiteId}
      union all
      select 'products', locale, id::text, version, body from ${products}
      where website_id = ${websiteId}) as stored
    full join (select * from ${contentDrafts} where website_id = ${websiteId}) as draft
      on draft.folder = stored.folder and draft.locale = stored.locale and draft.id = stored.id
    cross join lateral (select coalesce(draft."row" -> 'body', stored.body) as shown) as shown
    where ${condition}`;
}

function conditionOf({ websiteId, locales, query }: Listing): SQL {
  const locale = sql`coalesce(stored.locale, draft.locale)`;
  const { folder, q, state, author, path, missingIn } = query;
  const all = [
    ...(locales
      ? [sql`${locale} in (select json_array_elements_text(${JSON.stringify(locales)}::json))`]
      : []),
    ...(folder ? [sql`coalesce(stored.folder, draft.folder) = ${folder}`] : []),
    ...(query.locale ? [sql`${locale} = ${query.locale === NO_LOCALE ? '' : query.locale}`] : []),
    ...(state ? [sql`coalesce(draft.state, 'published') = ${state}`] : []),
    ...(author ? [sql`draft.author ->> 'id' = ${author}`] : []),
    ...(path ? [sql`starts_with(shown ->> 'path', ${path})`] : []),
    ...(missingIn ? [withoutTranslation(websiteId, missingIn)] : []),
    ...(q
      ? [sql`coalesce(draft.text, stored.body::text) ilike ${`%${q.replace(/[\\%_]/g, '\\$&')}%`}`]
      : []),
  ];
  return all.length > 0 ? sql.join(all, sql` and `) : sql`true`;
}

/** A draft in the other locale counts as a translation that is under way. */
const withoutTranslation = (websiteId: number, locale: string): SQL => sql`
  coalesce(stored.locale, draft.locale) not in ('', ${locale}) and not exists (
    select 1 from ${contentEntities} as other where other.website_id = ${websiteId}
      and other.folder = coalesce(stored.folder, draft.folder) and other.locale = ${locale}
      and other.id = coalesce(stored.id, draft.id))
  and not exists (
    select 1 from ${products} as other where other.website_id = ${websiteId}
      and coalesce(stored.folder, draft.folder) = 'products' and other.locale = ${locale}
      and other.id::text = coalesce(stored.id, draft.id))
  and not exists (
    select 1 from ${contentDrafts} as other where other.website_id = ${websiteId}
      and other.folder = coalesce(stored.folder, draft.folder) and other.locale = ${locale}
      and other.id = coalesce(stored.id, draft.id))`;
