import type { Redirect, Redirects, RedirectsQuery } from '@plaza/contract/editor';
import { type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../../database/database.ts';
import { contentEntities, removedPages } from '../../database/schema.ts';

interface Wanted {
  readonly websiteId: number;
  /** The locales that may be read; undefined for all. */
  readonly locales: readonly string[] | undefined;
  readonly query: RedirectsQuery & { readonly page: number; readonly size: number };
}

/** The addresses of a website that lead elsewhere or are gone. */
export async function readRedirects(
  orm: Pick<Orm, 'execute'>,
  { websiteId, locales, query }: Wanted,
): Promise<Redirects> {
  const { locale, q, kind, page, size } = query;
  const like = `%${(q ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const conditions = [
    ...(locales
      ? [sql`gone.locale in (select json_array_elements_text(${JSON.stringify(locales)}::json))`]
      : []),
    ...(locale ? [sql`gone.locale = ${locale}`] : []),
    ...(q ? [sql`(gone.path like ${like} or target.path like ${like})`] : []),
    ...(kind ? [kind === 'moved' ? sql`target.path is not null` : sql`target.path is null`] : []),
  ];
  const { rows } = await orm.execute<{ total: number; redirects: Redirect[] }>(sql`
    with listed as (${selectRedirects(websiteId, conditions)}), part as (
      select * from listed order by locale collate "C", path collate "C"
      limit ${size} offset ${(page - 1) * size})
    select (select count(*)::int from listed) as total,
      (select coalesce(json_agg(shown order by locale collate "C", path collate "C"), '[]')
        from part) as redirects`);
  return rows[0] ?? { total: 0, redirects: [] };
}

/** The redirect of an address; undefined if there is none. */
export async function readRedirect(
  orm: Pick<Orm, 'execute'>,
  websiteId: number,
  { locale, path }: Pick<Redirect, 'locale' | 'path'>,
): Promise<Redirect | undefined> {
  const conditions = [sql`gone.locale = ${locale}`, sql`gone.path = ${path}`];
  const { rows } = await orm.execute<{ shown: Redirect }>(selectRedirects(websiteId, conditions));
  return rows[0]?.shown;
}

const selectRedirects = (websiteId: number, conditions: readonly SQL[]): SQL => sql`
  select gone.locale, gone.path, json_strip_nulls(json_build_object(
    'locale', gone.locale, 'path', gone.path, 'version', gone.version,
    'changedAt', to_char(gone.removed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'target', case when gone.entry_id is not null then json_build_object(
      'folder', gone.folder, 'locale', gone.locale, 'id', gone.entry_id, 'path', target.path,
      'title', target.page ->> 'title') end)) as shown
  from ${removedPages} as gone
  left join ${contentEntities} as target on target.website_id = gone.website_id
    and target.folder = gone.folder and target.locale = gone.locale and target.id = gone.entry_id
    and target.page is not null and target.publish_at is null
  where ${sql.join([sql`gone.website_id = ${websiteId}`, ...conditions], sql` and `)}`;
