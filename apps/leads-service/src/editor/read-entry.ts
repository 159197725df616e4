import type { EditorDraft, EditorEntry, EditorEntryKey } from '@plaza/contract/editor';
import { and, desc, eq, sql } from 'drizzle-orm';
import { contentDrafts, contentSchedule, contentVersions, websites } from '../database/schema.ts';
import { readBodies, type Transaction } from '../import/stored-content.ts';
import { readOwnership } from './content-owner.ts';

type Reads = Pick<Transaction, 'select' | 'execute'>;

/** What is published of an entry, and the file that it belongs to. */
export interface PublishedText {
  readonly version: number;
  /** Null for an entry that was removed. */
  readonly text: string | null;
  readonly file: string;
}

/** An entry as it is published and as it is edited; a new one has neither. */
export async function readEntry(
  orm: Reads,
  websiteId: number,
  key: EditorEntryKey,
): Promise<EditorEntry> {
  const published = await readPublished(orm, websiteId, key);
  const draft = await readDraft(orm, websiteId, key);
  const file = published?.file ?? draft?.file ?? (await newFile(orm, websiteId, key));
  const text = published?.text;
  return {
    ...{ folder: key.folder, locale: key.locale, id: key.id, file },
    published: published && text != null ? { version: published.version, text } : null,
    draft: draft?.shown ?? null,
  };
}

/** Several entries, in the order of their keys. */
export async function readEntries(
  orm: Reads,
  websiteId: number,
  keys: readonly EditorEntryKey[],
): Promise<EditorEntry[]> {
  const entries: EditorEntry[] = [];
  for (const key of keys) entries.push(await readEntry(orm, websiteId, key));
  return entries;
}

/** The last published text of an entry; of a website of files its stored content. */
export async function readPublished(
  orm: Reads,
  websiteId: number,
  key: EditorEntryKey,
): Promise<PublishedText | undefined> {
  const { owner } = await readOwnership(orm, websiteId);
  if (owner === 'files') return readStored(orm, websiteId, key);
  const { version, text, file } = contentVersions;
  const [row] = await orm
    .select({ version, text, file })
    .from(contentVersions)
    .where(isEntry(contentVersions, websiteId, key))
    .orderBy(desc(version))
    .limit(1);
  return row;
}

/** Content of files is stored without the text of its file. */
async function readStored(orm: Reads, websiteId: number, key: EditorEntryKey) {
  const [stored] = await readBodies(orm as Transaction, websiteId, [key]);
  if (!stored) return undefined;
  const [site] = await orm
    .select({ version: websites.contentVersion })
    .from(websites)
    .where(eq(websites.id, websiteId));
  return {
    version: site?.version ?? 0,
    text: `${JSON.stringify(stored.body, null, 2)}\n`,
    file: await newFile(orm, websiteId, key),
  };
}

async function readDraft(orm: Reads, websiteId: number, key: EditorEntryKey) {
  const [row] = await orm
    .select({ draft: contentDrafts, publishAt: contentSchedule.publishAt })
    .from(contentDrafts)
    .leftJoin(contentSchedule, eq(contentSchedule.id, contentDrafts.scheduleId))
    .where(isEntry(contentDrafts, websiteId, key));
  return row && { file: row.draft.file, shown: showDraft(row.draft, row.publishAt) };
}

function showDraft(draft: typeof contentDrafts.$inferSelect, publishAt: Date | null): EditorDraft {
  const { version, baseVersion, text, author, updatedAt, reviewer, comment } = draft;
  return {
    ...{ version, baseVersion, text, author },
    state: draft.state as EditorDraft['state'],
    updatedAt: updatedAt.toISOString(),
    ...(reviewer && { reviewer }),
    ...(comment && { comment }),
    ...(publishAt && { publishAt: publishAt.toISOString() }),
  };
}

/** The row of an entry in a table of drafts or versions. */
export const isEntry = (
  table: typeof contentDrafts | typeof contentVersions,
  websiteId: number,
  { folder, locale, id }: EditorEntryKey,
) =>
  and(
    eq(table.websiteId, websiteId),
    eq(table.folder, folder),
    eq(table.locale, locale),
    eq(table.id, id),
  );

/** A file name for a new entry, as the website's other files are named: by locale if it has several. */
async function newFile(
  orm: Reads,
  websiteId: number,
  { folder, locale, id }: EditorEntryKey,
): Promise<string> {
  const { rows } = await orm.execute<{ locales: number }>(sql`
    select count(distinct country ->> 'locale')::int as locales
    from ${websites}, jsonb_array_elements(settings -> 'countries') as country
    where ${websites.id} = ${websiteId}`);
  const isByLocale = locale !== '' && (rows[0]?.locales ?? 0) > 1;
  const name = isByLocale ? `${folder}/${locale}/${id}.json` : `${folder}/${id}.json`;
  const { rows: taken } = await orm.execute(sql`
    select 1 from ${contentVersions}
    where website_id = ${websiteId} and file = ${name}
      and (folder, locale, id) <> (${folder}, ${locale}, ${id}) limit 1`);
  return taken.length === 0 ? name : `${folder}/${id}-${locale || 'entry'}.json`;
}
