import { type ContentEntity, listContentPaths, listPage } from '@plaza/contract';
import { and, eq } from 'drizzle-orm';
import { contentEntities } from '../database/schema.ts';
import type { Reader } from './read-request.ts';

/** `/content/paths`: the pages of all folders, by locale and path. */
export const readPaths: Reader = async (orm, { websiteId, query }) => {
  const { locale, page, size } = query as { locale?: string; page: number; size: number };
  const rows = await orm
    .select({ folder: contentEntities.folder, value: contentEntities.body })
    .from(contentEntities)
    .where(
      and(
        eq(contentEntities.websiteId, websiteId),
        locale === undefined ? undefined : eq(contentEntities.locale, locale),
      ),
    );
  const part = listPage({ page, size });
  const paths = listContentPaths(rows as unknown as ContentEntity[]);
  return part ? paths.slice(part.offset, part.offset + part.limit) : paths;
};
