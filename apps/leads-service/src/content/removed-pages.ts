import { and, eq } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { removedPages } from '../database/schema.ts';

/** Whether an import removed the requested page, in one locale or any. */
export async function isRemovedPage(
  orm: Orm,
  websiteId: number,
  { path, locale }: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const rows = await orm
    .select({ path: removedPages.path })
    .from(removedPages)
    .where(
      and(
        eq(removedPages.websiteId, websiteId),
        eq(removedPages.path, String(path)),
        locale === undefined ? undefined : eq(removedPages.locale, String(locale)),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
