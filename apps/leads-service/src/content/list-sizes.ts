import { type SQL, sql } from 'drizzle-orm';
import { contentEntities, contentHistory, websites } from '../database/schema.ts';
import { KEPT_VERSIONS } from '../import/record-version.ts';

/**
 * The number of published entries of each list in a table `wanted (locale, list)`, as a table
 * `list_sizes`. A list has all entries of a folder (`posts`), those of an author or of a category.
 * Entries of other locales are not read: a website may have a hundred thousand.
 */
export const listSizes = (websiteId: number): SQL => sql`
  list_sizes as (
    select locale, list, (
      select count(*)::int from ${contentEntities} as entry
      where website_id = ${websiteId} and folder = wanted.list and entry.locale = wanted.locale
        and publish_at is null) as entries
    from wanted where list not like 'posts %'
    union all
    select locale, 'posts by ' || author_id, count(*)::int from ${contentEntities}
    where ${postsOf(websiteId, 'posts by %')} and author_id is not null
    group by locale, author_id
    union all
    select locale, 'posts in ' || category, count(distinct id)::int
    from ${contentEntities}, unnest(category_ids) as category
    where ${postsOf(websiteId, 'posts in %')}
    group by locale, category)`;

const postsOf = (websiteId: number, lists: string): SQL => sql`
  website_id = ${websiteId} and folder = 'posts' and publish_at is null
  and locale in (select locale from wanted where list like ${lists})`;

/**
 * Whether the size of a list may have changed after a version: an entry that changed is in it, or
 * was. Every list's, if the history no longer reaches the version.
 */
export const isTouchedList = (websiteId: number, since: number): SQL => sql`(
  (locale, listed) in (
    select locale, folder from (${touched(websiteId, since)}) as entry
    union all
    select locale, 'posts by ' || author_id from (${touched(websiteId, since)}) as entry
    union all
    select locale, 'posts in ' || category
    from (${touched(websiteId, since)}) as entry, unnest(category_ids) as category)
  or ${since} < (
    select content_version from ${websites} where id = ${websiteId}) - ${KEPT_VERSIONS})`;

/** The entries that changed after a version, as they are and as they were. */
const touched = (websiteId: number, since: number): SQL => sql`
  select folder, locale, author_id, category_ids from ${contentEntities}
  where website_id = ${websiteId} and version > ${since}
  union all
  select folder, locale, body ->> 'authorId', case jsonb_typeof(body -> 'categoryIds')
    when 'array' then array(select jsonb_array_elements_text(body -> 'categoryIds')) end
  from ${contentHistory} where website_id = ${websiteId} and version > ${since}`;
