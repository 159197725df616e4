import type { ContentPath, RESOURCES, RemovedPath } from '@plaza/contract';
import { type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod';
import { contentEntities, removedPages, websites } from '../database/schema.ts';
import type { StoredPage } from '../import/page-columns.ts';
import { isTouchedList, listSizes } from './list-sizes.ts';
import type { Reader } from './read-request.ts';

interface PathRow {
  readonly locale: string;
  readonly path: string;
  readonly folder: ContentPath['folder'];
  readonly id: string;
  /** Null for a removed path. */
  readonly page: StoredPage | null;
  readonly listSize: number | null;
  /** Of a removed path: the path that its entry has now. */
  readonly movedTo: string | null;
}

interface Selection {
  readonly websiteId: number;
  readonly locale?: string | undefined;
  readonly since?: number | undefined;
}

/**
 * `/content/paths`: the pages of all folders and removed paths, by locale and path. With `since`,
 * those that changed after that content version, and the pages of lists whose size may have changed.
 * One statement, so that the version and the rows are of one moment.
 */
export const readPaths: Reader = async (orm, { websiteId, query }) => {
  const { page, size, locale, since } = query as z.output<typeof RESOURCES.paths.query>;
  const selected = selectPaths({ websiteId, locale, since });
  const { rows } = await orm.execute<PathsRow>(sql`
    with part as (
      select * from (${selected}) as paths order by locale collate "C", path collate "C"
      limit ${size} offset ${(page - 1) * size}),
    wanted as (select distinct locale, listed as list from part where listed is not null),
    ${listSizes(websiteId)}
    select
      (select content_version from ${websites} where id = ${websiteId})::float8 as version,
      (select count(*)::int from (${selected}) as paths) as total,
      (select coalesce(json_agg(json_build_object('locale', part.locale, 'path', path, 'folder', folder,
        'id', id, 'page', page, 'movedTo', moved_to,
        'listSize', case when listed is not null then coalesce(entries, 0) end)
        order by part.locale collate "C", path collate "C"), '[]')
      from part left join list_sizes on list_sizes.locale = part.locale and list = listed) as paths`);
  const { version = 0, total = 0, paths = [] } = rows[0] ?? {};
  return { value: paths.map(toPath), total, version };
};

interface PathsRow extends Record<string, unknown> {
  readonly version: number;
  readonly total: number;
  readonly paths: PathRow[];
}

function toPath({ page, listSize, ...row }: PathRow): ContentPath | RemovedPath {
  const { locale, path, folder, id, movedTo } = row;
  if (!page) return { locale, path, removed: true, ...(movedTo !== null && { movedTo }) };
  const translationKey = `${folder}:${id}`;
  const size = listSize === null ? {} : { listSize };
  return { locale, path, folder, id, translationKey, ...page, ...size };
}

function selectPaths({ websiteId, locale, since }: Selection): SQL {
  // The collation of the index of pages.
  const inLocale = locale === undefined ? sql`` : sql`and locale collate "C" = ${locale}`;
  const columns = sql`locale, path, folder, id, page, listed, null::text as moved_to`;
  const all = sql`
    select ${columns} from ${contentEntities}
    where website_id = ${websiteId} and page is not null and publish_at is null ${inLocale}`;
  const removed = selectRemoved({ websiteId, locale, since });
  if (since === undefined) return sql`${all} union all ${removed}`;
  return sql`
    ${all} and version > ${since}
    union all
    ${all} and listed is not null and version <= ${since} and ${isTouchedList(websiteId, since)}
    union all
    ${removed}`;
}

/** Removed paths, each with the path that its entry moved to, if it did. */
function selectRemoved({ websiteId, locale, since }: Selection): SQL {
  const inLocale = locale === undefined ? sql`` : sql`and gone.locale = ${locale}`;
  const inVersions = since === undefined ? sql`` : sql`and gone.version > ${since}`;
  return sql`
    select gone.locale, gone.path, null, null, null, null, moved.path from ${removedPages} as gone
    left join ${contentEntities} as moved on moved.website_id = gone.website_id
      and moved.folder = gone.folder and moved.locale = gone.locale and moved.id = gone.entry_id
      and moved.page is not null and moved.publish_at is null
    where gone.website_id = ${websiteId} ${inVersions} ${inLocale}`;
}
