import { CONTENT_FOLDERS, type ContentFolder, entryPageType } from '@plaza/contract';
import { entryReferences } from '@plaza/contract/content-folder';
import type { EditorEntryKey, EditorFinding } from '@plaza/contract/editor';
import { type SQL, sql } from 'drizzle-orm';
import { contentEntities, products } from '../database/schema.ts';
import { keyRows, type Transaction } from '../import/stored-content.ts';
import { contentFinding } from './refused-entries.ts';
import type { EntryChange } from './store-changes.ts';

/** Reads the content as it is, or as it would be with a change in place. */
type Reads = Pick<Transaction, 'execute'>;

interface Place {
  readonly websiteId: number;
  /** Entries that change together: what is stored of them does not count. */
  readonly replaced: readonly EditorEntryKey[];
}

/**
 * The ids, slugs and paths that an entry shares with another one of its locale, as an import refuses
 * them. Call it before the entries are stored.
 */
export async function findRepetitions(
  orm: Reads,
  { websiteId, replaced }: Place,
  change: EntryChange,
): Promise<EditorFinding[]> {
  const { key, entity } = change;
  if (!entity) return [];
  const fields = entity.value as Readonly<Record<string, unknown>>;
  const findings: EditorFinding[] = [];
  const find = async (field: string, isOther: (value: string) => SQL) => {
    const value = fields[field];
    const { rows } = await orm.execute<{ folder: string; id: string }>(sql`
      select folder, id from (${allEntries(websiteId, key.locale)}) as other
      where ${isOther(String(value))}
        and not exists (select 1 from ${keyRows(replaced)} where key.folder = other.folder
          and key.locale = other.locale and key.id = other.id) limit 1`);
    const [other] = rows;
    if (!other) return;
    const message = `${JSON.stringify(value)} is already used by ${other.folder}/${other.id}`;
    findings.push(contentFinding('consistency', [field], message));
  };
  for (const field of CONTENT_FOLDERS[key.folder].unique)
    if (fields[field] !== undefined)
      await find(field, (value) => sql`folder = ${key.folder} and ${hasValue(field, value)}`);
  if (entryPageType(entity) !== undefined) await find('path', (path) => isPage(key.locale, path));
  return findings;
}

/** What an entry refers to and its locale does not have. Call it after the entries are stored. */
export async function findLostReferences(
  orm: Reads,
  websiteId: number,
  { entity }: EntryChange,
): Promise<EditorFinding[]> {
  if (!entity) return [];
  const findings: EditorFinding[] = [];
  for (const { path, target, name, locale } of entryReferences(entity)) {
    const isPath = target === 'paths';
    const place = String(locale ?? '');
    const { rows } = await orm.execute(sql`
      select 1 from (${allEntries(websiteId, place)}) as other
      where ${isPath ? isPage(place, String(name)) : sql`folder = ${target} and id = ${String(name)}`}
      limit 1`);
    if (rows.length > 0) continue;
    const keys = path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    const missing = isPath ? 'no page' : `not in ${target}`;
    const message = `${JSON.stringify(name)} is ${missing} of ${locale}`;
    findings.push(contentFinding('consistency', keys, message));
  }
  return findings;
}

/**
 * The entries that still refer to an entry that is removed, or to the path that it leaves. Call it
 * after the entries are stored.
 *
 * @param path the path that it had
 */
export async function findDependents(
  orm: Reads,
  websiteId: number,
  { change, path }: { readonly change: EntryChange; readonly path: string | undefined },
): Promise<EditorFinding[]> {
  const { key, entity } = change;
  const targets = [
    ...(entity ? [] : [{ target: key.folder as string, name: key.id }]),
    ...(path === undefined ? [] : [{ target: 'paths', name: path }]),
  ];
  const findings: EditorFinding[] = [];
  for (const { target, name } of targets) {
    for (const { folder, field } of fieldsThatReferTo(target)) {
      const { rows } = await orm.execute<{ id: string }>(sql`
        select id from (${allEntries(websiteId, key.locale)}) as other
        where folder = ${folder} and case jsonb_typeof(body -> ${field}::text)
          when 'array' then body -> ${field}::text @> ${JSON.stringify([name])}::jsonb
          else body ->> ${field}::text = ${name} end limit 1`);
      const [other] = rows;
      if (!other) continue;
      const message = `${folder}/${other.id} refers to ${JSON.stringify(name)} in its ${field}`;
      findings.push(contentFinding('consistency', entity ? ['path'] : [], message));
    }
  }
  return findings;
}

/** The fields that name entries of a folder, or pages by their path (`paths`). */
export const fieldsThatReferTo = (target: string) =>
  Object.entries(CONTENT_FOLDERS).flatMap(([folder, { references }]) =>
    Object.entries<string>(references).flatMap(([field, name]) =>
      name === target ? [{ folder: folder as ContentFolder, field }] : [],
    ),
  );

const allEntries = (websiteId: number, locale: string): SQL => sql`
  select folder, locale, id, slug, path, page, body from ${contentEntities}
  where website_id = ${websiteId} and locale = ${locale}
  union all
  select 'products', locale, id::text, slug, null, null, body from ${products}
  where website_id = ${websiteId} and locale = ${locale}`;

/** Without reading the body if there is a column: bodies of thousands of entries are compressed. */
const hasValue = (field: string, value: string): SQL =>
  field === 'slug' ? sql`slug = ${value}` : sql`body ->> ${field} = ${value}`;

/** Whether an entry has the page of a path; the collations are those of the index of pages. */
const isPage = (locale: string, path: string): SQL => sql`
  page is not null and locale collate "C" = ${locale} and path collate "C" = ${path}`;
