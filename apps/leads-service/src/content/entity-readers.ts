import { CONTENT_FOLDERS, type ContentFolder, LIST_LIMIT, listPage } from '@plaza/contract';
import { and, arrayContains, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { contentEntities } from '../database/schema.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { Reader, ReadRequest } from './read-request.ts';

/** The condition of each parameter (§7.1). */
const conditions: Readonly<Record<string, (value: never) => SQL>> = {
  id: (id: string) => eq(contentEntities.id, id),
  path: (path: string) => eq(contentEntities.path, path),
  locale: (locale: string) => eq(contentEntities.locale, locale),
  author: (authorId: string) => eq(contentEntities.authorId, authorId),
  category: (id: string) => arrayContains(contentEntities.categoryIds, [id]),
  names: (slugs: string[]) => inArray(contentEntities.slug, slugs),
};

interface ListRow extends Record<string, unknown> {
  readonly total: number;
  readonly entries: unknown[];
}

/** Reads the selected entries of a folder in its order: a page of them, or all. */
export function listReader(folder: ContentFolder): Reader {
  const order = orderOf(folder);
  return async (orm, request) => {
    const selected = sql`from ${contentEntities} where ${conditionOf(folder, request)}`;
    const page = listPage(request.query);
    const { offset, limit } = page ?? { offset: 0, limit: LIST_LIMIT };
    const { rows } = await orm.execute<ListRow>(sql`
      with part as (
        select body ${selected} order by ${order} limit ${limit} offset ${offset})
      select (select count(*)::int ${selected}) as total,
        (select coalesce(json_agg(body), '[]') from part) as entries`);
    const { total = 0, entries = [] } = rows[0] ?? {};
    if (!page && total > LIST_LIMIT) throw tooLong(total);
    return { value: entries, total };
  };
}

/** Reads the selected entry; that of the first locale, if a request names none. */
export function itemReader(folder: ContentFolder): Reader {
  return async (orm, request) => ({ value: await readItem(orm, folder, request) });
}

async function readItem(orm: Orm, folder: ContentFolder, request: ReadRequest) {
  const [row] = await orm
    .select({ body: contentEntities.body })
    .from(contentEntities)
    .where(conditionOf(folder, request))
    .orderBy(contentEntities.locale, contentEntities.id)
    .limit(1);
  return row?.body;
}

function conditionOf(folder: ContentFolder, { websiteId, params, query }: ReadRequest) {
  const named = Object.entries({ ...query, ...params }).filter(([, value]) => value !== undefined);
  return and(
    eq(contentEntities.websiteId, websiteId),
    // Indexes of some folders are only used if the query names the folder.
    sql`${contentEntities.folder} = ${sql.raw(`'${folder}'`)}`,
    // Nothing shows an entry before it is published.
    isNull(contentEntities.publishAt),
    ...named.map(([name, value]) => conditions[name]?.(value as never)),
  );
}

const tooLong = (total: number) =>
  new ProblemError('badRequest', {
    detail: `The list has ${total} entries, more than ${LIST_LIMIT}: read it in pages, ?page=1&size=100`,
  });

/** Fields that are numbers; all others of an order are texts, compared by their bytes. */
const NUMBERS: readonly string[] = ['position', 'rank'];

/** The order of `CONTENT_FOLDERS`, as its indexes have it. */
function orderOf(folder: ContentFolder): SQL {
  const fields = CONTENT_FOLDERS[folder].order.map((field) => {
    const name = field.replace(/^-/, '');
    const value = `(body ->> '${name}')`;
    const key = NUMBERS.includes(name) ? `${value}::numeric` : `${value} collate "C"`;
    return sql.raw(`${key}${field === name ? '' : ' desc'}`);
  });
  return sql.join([...fields, sql.raw('id collate "C"')], sql`, `);
}
