import type { AuditQuery, EditorAudit, EditorEntryKey } from '@plaza/contract/editor';
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { editorAudit } from '../database/schema.ts';

interface AuditRead {
  readonly websiteId: number;
  /** The locales that may be read; undefined for all. Acts without an entry are of all. */
  readonly locales: readonly string[] | undefined;
  readonly query: AuditQuery & { readonly page: number; readonly size: number };
}

/** What editors did in a website, newest first. */
export async function readAudit(
  orm: Pick<Orm, 'select'>,
  { websiteId, locales, query }: AuditRead,
): Promise<EditorAudit> {
  const { folder, entry, action, user, page, size } = query;
  const where = and(
    eq(editorAudit.websiteId, websiteId),
    locales && inArray(editorAudit.locale, [...locales]),
    folder && eq(editorAudit.folder, folder),
    entry === undefined ? undefined : eq(editorAudit.entryId, entry),
    action && eq(editorAudit.action, action),
    user === undefined ? undefined : sql`${editorAudit.user} ->> 'id' = ${user}`,
  );
  const [counted] = await orm.select({ total: count() }).from(editorAudit).where(where);
  const rows = await orm
    .select()
    .from(editorAudit)
    .where(where)
    .orderBy(desc(editorAudit.id))
    .limit(size)
    .offset((page - 1) * size);
  return { total: counted?.total ?? 0, rows: rows.map(showRow) };
}

function showRow(row: typeof editorAudit.$inferSelect): EditorAudit['rows'][number] {
  const { id, time, user, action, folder, locale, entryId, details } = row;
  const entry = { folder, locale, id: entryId } as EditorEntryKey;
  return {
    ...{ id, user, time: time.toISOString(), details: details as Record<string, unknown> },
    action: action as EditorAudit['rows'][number]['action'],
    ...(folder !== null && { entry }),
  };
}
