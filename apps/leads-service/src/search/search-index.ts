import type { ContentEntity } from '@plaza/contract';
import { sql } from 'drizzle-orm';
import type { Database, Orm } from '../database/database.ts';
import { contentEntities, contentSearch, websites } from '../database/schema.ts';
import { type SearchDocument, searchDocuments } from './search-documents.ts';
import { searchConfiguration } from './search-languages.ts';
import { searchScope } from './search-scope.ts';
import { foldWords } from './search-words.ts';

/** Entries that are looked for, and indexed, at once: requests wait for each statement. */
const most = { keys: 2000, entries: 10, characters: 100_000 };

/** Part of the hash of a row. Change it when rows get other values for the same entry. */
const FORMAT = ' 2';

/** Folders whose entries are never found. */
const unsearched = [
  ...['components', 'cookie-categories', 'menus', 'press-releases', 'search-menu-items', 'tools'],
  'website-cookies',
];

interface EntryRow extends Record<string, unknown> {
  readonly website_id: number;
  readonly folder: ContentEntity['folder'];
  readonly locale: string;
  readonly id: string;
  readonly hash: string;
  readonly body: ContentEntity['value'];
  /** Whether it is published later; it is not found until then. */
  readonly ahead: boolean;
}

interface Update {
  readonly signal?: AbortSignal;
  /**
   * The content version of each website up to which everything is indexed. Later updates read what
   * changed after it, instead of every entry.
   */
  readonly indexed?: Map<number, number>;
}

/**
 * Indexes every entry whose content changed since it was indexed, in small transactions. Imports do
 * not wait for it, because finding the stems of an article takes longer than storing it. Processes
 * that do so at the same time do the same.
 */
export async function updateSearchIndex(
  { batches }: Pick<Database, 'batches'>,
  { signal, indexed = new Map() }: Update = {},
): Promise<void> {
  for (const { id, version, isIndexed } of await readWebsites(batches)) {
    const known = isIndexed ? indexed.get(id) : undefined;
    if (known === version) continue;
    if (await indexWebsite(batches, { id, after: known }, signal)) indexed.set(id, version);
  }
}

interface Website extends Record<string, unknown> {
  readonly id: number;
  readonly version: number;
  /** Not if it was removed and imported again, with the versions that it had before. */
  readonly isIndexed: boolean;
}

async function readWebsites(orm: Orm): Promise<Website[]> {
  const { rows } = await orm.execute<Website>(sql`
    select id, content_version::float8 as version, exists (
      select 1 from ${contentSearch} where website_id = websites.id) as "isIndexed"
    from ${websites}`);
  return rows;
}

interface Changed {
  readonly id: number;
  readonly after: number | undefined;
}

/** @returns whether nothing is left; an import that changes the rest starts this again */
async function indexWebsite(orm: Orm, website: Changed, signal?: AbortSignal): Promise<boolean> {
  for (;;) {
    const keys = await outdatedKeys(orm, website);
    if (keys.length === 0) return true;
    let indexed = 0;
    for (let start = 0; start < keys.length; start += most.entries) {
      if (signal?.aborted) return false;
      indexed += await indexEntries(orm, keys.slice(start, start + most.entries));
    }
    if (indexed === 0) return false;
  }
}

/** The hash of the rows of an entry. */
const hashOf = sql`(entry.hash || ${FORMAT}::text
  || case when entry.publish_at is null then '' else ' ahead' end)`;

type Key = Pick<EntryRow, 'website_id' | 'folder' | 'locale' | 'id'>;

async function outdatedKeys(orm: Orm, { id, after }: Changed): Promise<Key[]> {
  const { rows } = await orm.execute<EntryRow>(sql`
    select website_id, folder, locale, id from ${contentEntities} as entry
    where website_id = ${id} ${after === undefined ? sql`` : sql`and version > ${after}`}
      and folder not in (${sql.join(
        unsearched.map((folder) => sql`${folder}`),
        sql`, `,
      )}) and not exists (
      select 1 from ${contentSearch} as found where found.website_id = entry.website_id
        and found.folder = entry.folder and found.locale = entry.locale and found.id = entry.id
        and found.hash = ${hashOf})
    limit ${most.keys}`);
  return rows;
}

/**
 * Replaces the documents of entries, with the content that they have now. Entries that an import
 * changes at the same time are left out: waiting for it could be a deadlock.
 *
 * @returns how many were indexed
 */
const indexEntries = (orm: Orm, keys: readonly Key[]): Promise<number> =>
  orm.transaction(async (transaction) => {
    const { rows } = await transaction.execute<EntryRow>(sql`
      select entry.website_id, entry.folder, entry.locale, entry.id, entry.body,
        ${hashOf} as hash, entry.publish_at is not null as ahead
      from ${contentEntities} as entry join ${keyRows(keys)} using (website_id, folder, locale, id)
      for key share of entry skip locked`);
    if (rows.length === 0) return 0;
    await transaction.execute(sql`
      delete from ${contentSearch} using ${keyRows(rows)}
      where content_search.website_id = key.website_id and content_search.folder = key.folder
        and content_search.locale = key.locale and content_search.id = key.id`);
    const documents = JSON.stringify(rows.flatMap(documentRows));
    await transaction.execute(sql`
      insert into ${contentSearch} (website_id, folder, locale, id, part, hash, title, summary, body,
        host, anchor, words, head, vector)
      select website_id, folder, locale, id, part, hash, title, summary, body, host, anchor, words,
        heading.vector, heading.vector || setweight(to_tsvector(config::regconfig, folded), 'D')
      from json_to_recordset(${documents}::json) as document (website_id int, folder text,
        locale text, id text, part text, hash text, title text, summary text, body text, host text,
        anchor text, words text, "foldedSummary" text, folded text, config text, scope text),
      lateral (select array_to_tsvector(array[scope])
        || setweight(to_tsvector(config::regconfig, words), 'A')
        || setweight(to_tsvector(config::regconfig, "foldedSummary"), 'B') as vector) as heading
      on conflict do nothing`);
    return rows.length;
  });

/** Keys as a table named `key`. */
function keyRows(keys: readonly Key[]) {
  const columns = keys.map(({ website_id, folder, locale, id }) => ({
    ...{ website_id, folder, locale, id },
  }));
  return sql`json_to_recordset(${JSON.stringify(columns)}::json)
    as key (website_id int, folder text, locale text, id text)`;
}

/** The rows of an entry; one without words for an entry that is not to be found. */
function documentRows({ body: value, ahead, ...key }: EntryRow) {
  const found = ahead ? [] : documentsOf({ folder: key.folder, file: '', value } as ContentEntity);
  const documents = found.length > 0 ? found : [{ part: '', title: '', summary: '', body: '' }];
  return documents.map((document) => ({
    ...key,
    ...document,
    words: foldWords(document.title),
    foldedSummary: foldWords(document.summary),
    folded: foldWords(document.body).slice(0, most.characters),
    config: searchConfiguration(key.locale),
    scope: searchScope(key.website_id, key.locale),
  }));
}

/** An entry that an earlier version stored may lack a field. */
function documentsOf(entity: ContentEntity): SearchDocument[] {
  try {
    return searchDocuments(entity);
  } catch {
    return [];
  }
}
