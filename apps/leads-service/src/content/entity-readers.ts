import { CONTENT_FOLDERS, type ContentFolder, compareEntries } from '@plaza/contract';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { contentEntities } from '../database/schema.ts';
import type { Reader, ReadRequest } from './read-request.ts';

/** The condition of each parameter (§7.1). */
const conditions: Readonly<Record<string, (value: never) => SQL>> = {
  id: (id: string) => eq(contentEntities.id, id),
  path: (path: string) => eq(contentEntities.path, path),
  locale: (locale: string) => eq(contentEntities.locale, locale),
  author: (authorId: string) => eq(contentEntities.authorId, authorId),
  names: (slugs: string[]) => inArray(contentEntities.slug, slugs),
};

/** Reads the selected entries of a folder, in the folder's order. */
export function listReader(folder: ContentFolder): Reader {
  const compare = compareEntries(CONTENT_FOLDERS[folder].order);
  return async (orm, request) => {
    const rows = await select(orm, folder, request);
    return rows.map(({ body }) => body as Record<string, unknown>).sort(compare);
  };
}

/** Reads the selected entry. */
export function itemReader(folder: ContentFolder): Reader {
  return async (orm, request) => (await select(orm, folder, request).limit(1))[0]?.body;
}

function select(orm: Orm, folder: ContentFolder, { websiteId, params, query }: ReadRequest) {
  const named = Object.entries({ ...query, ...params }).filter(([, value]) => value !== undefined);
  return orm
    .select({ body: contentEntities.body })
    .from(contentEntities)
    .where(
      and(
        eq(contentEntities.websiteId, websiteId),
        eq(contentEntities.folder, folder),
        ...named.map(([name, value]) => conditions[name]?.(value as never)),
      ),
    )
    .orderBy(asc(contentEntities.locale), asc(contentEntities.id))
    .$dynamic();
}
