import type { ContentFolder, Website } from '@plaza/contract';
import { eq, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { contentEntities, products, websites } from '../database/schema.ts';
import type { EntityRow, EntryKey, ProductRow, StoredEntry } from './content-row.ts';

/** A transaction has the methods of the query builder that an import needs. */
export type Transaction = Pick<Orm, 'select' | 'insert' | 'update' | 'execute'>;

/** Keys of one statement. */
const keysPerRead = 5000;

/** Imports of one website run one after another; other websites are not blocked. */
export async function lockWebsite(transaction: Transaction, websiteId: number) {
  await transaction.execute(sql`select pg_advisory_xact_lock(7146102, ${websiteId})`);
}

/** A stored entry, and the content version of its last change. */
export interface VersionedEntry extends StoredEntry {
  readonly version: number;
}

/** The key, hash and version of every stored entry, in blocks. */
export async function* storedEntries(
  transaction: Transaction,
  websiteId: number,
): AsyncGenerator<VersionedEntry> {
  let last: EntryKey | undefined;
  for (;;) {
    const after =
      last && sql`and (folder, locale, id) > (${last.folder}, ${last.locale}, ${last.id})`;
    const { rows } = await transaction.execute<VersionedEntry & Record<string, unknown>>(sql`
      select folder, locale, id, hash, version::float8 as version from ${contentEntities}
      where website_id = ${websiteId} ${after}
      order by folder, locale, id limit ${keysPerRead}`);
    yield* rows;
    last = rows.at(-1);
    if (!last) break;
  }
  const listed = await transaction
    .select({
      ...{ locale: products.locale, id: products.id },
      ...{ hash: products.hash, version: products.version },
    })
    .from(products)
    .where(eq(products.websiteId, websiteId));
  for (const row of listed) yield { ...row, folder: 'products' as ContentFolder, id: `${row.id}` };
}

/** A stored entry and its content. */
export interface StoredBody extends EntryKey {
  readonly body: Readonly<Record<string, unknown>>;
}

/** The content of stored entries of one table. */
export async function readBodies(
  transaction: Transaction,
  websiteId: number,
  keys: readonly EntryKey[],
): Promise<StoredBody[]> {
  const { rows } = await transaction.execute<StoredBody & Record<string, unknown>>(sql`
    select key.folder, key.locale, key.id, stored.body from ${keyRows(keys)}
    join ${contentEntities} as stored on stored.website_id = ${websiteId}
      and stored.folder = key.folder and stored.locale = key.locale and stored.id = key.id
    union all
    select key.folder, key.locale, key.id, stored.body from ${keyRows(keys)}
    join ${products} as stored on stored.website_id = ${websiteId}
      and key.folder = 'products' and stored.locale = key.locale and stored.id::text = key.id`);
  return rows;
}

/** Deletes entries. Products are deleted before changed ones are stored: two may swap their slugs. */
export async function removeEntries(
  transaction: Transaction,
  websiteId: number,
  keys: readonly EntryKey[],
) {
  await transaction.execute(sql`
    delete from ${contentEntities} as kept using ${keyRows(keys)}
    where kept.website_id = ${websiteId} and kept.folder = key.folder
      and kept.locale = key.locale and kept.id = key.id`);
  await transaction.execute(sql`
    delete from ${products} as kept using ${keyRows(keys)}
    where kept.website_id = ${websiteId} and key.folder = 'products'
      and kept.locale = key.locale and kept.id::text = key.id`);
}

/** Keys as a table named `key`. */
export function keyRows(keys: readonly EntryKey[]) {
  const json = JSON.stringify(keys.map(({ folder, locale, id }) => ({ folder, locale, id })));
  return sql`json_to_recordset(${json}::json) as key (folder text, locale text, id text)`;
}

/** Where rows are stored. */
export interface Target {
  readonly websiteId: number;
  /** The content version that has them. */
  readonly version: number;
}

/** Inserts entries, or replaces those with the same key. */
export async function storeEntities(
  transaction: Transaction,
  { websiteId, version }: Target,
  rows: readonly EntityRow[],
) {
  if (rows.length === 0) return;
  await transaction.execute(sql`
    insert into ${contentEntities} (website_id, version, folder, locale, id, slug, path, author_id,
      category_ids, page, listed, publish_at, hash, body)
    select ${websiteId}::int, ${version}::bigint, "folder", "locale", "id", "slug", "path",
      "authorId", "categoryIds", "page", "listed", "publishAt", "hash", "body"
    from json_to_recordset(${JSON.stringify(rows)}::json) as row ("folder" text, "locale" text,
      "id" text, "slug" text, "path" text, "authorId" text, "categoryIds" text[], "page" jsonb,
      "listed" text, "publishAt" timestamptz, "hash" text, "body" jsonb)
    on conflict (website_id, folder, locale, id) do update set version = excluded.version,
      slug = excluded.slug, path = excluded.path, author_id = excluded.author_id,
      category_ids = excluded.category_ids, page = excluded.page, listed = excluded.listed,
      publish_at = excluded.publish_at, hash = excluded.hash, body = excluded.body`);
}

export async function storeProducts(
  transaction: Transaction,
  { websiteId, version }: Target,
  rows: readonly ProductRow[],
) {
  if (rows.length === 0) return;
  await transaction.insert(products).values(rows.map((row) => ({ ...row, websiteId, version })));
}

/** Stores the website's settings and increments its version. Returns the new version. */
export async function saveWebsite(transaction: Transaction, website: Website, hash: string) {
  const [saved] = await transaction
    .insert(websites)
    .values({ id: website.id, settings: website, hash, contentVersion: 1 })
    .onConflictDoUpdate({
      target: websites.id,
      set: {
        settings: website,
        hash,
        contentVersion: sql`${websites.contentVersion} + 1`,
        importedAt: sql`now()`,
      },
    })
    .returning({ version: websites.contentVersion });
  if (!saved) throw new Error(`Website ${website.id} was not saved`);
  return saved.version;
}

/** Increments the version of a website whose settings stay. */
export async function nextVersion(transaction: Transaction, websiteId: number) {
  const { rows } = await transaction.execute<{ version: number; settings: object }>(sql`
    update ${websites} set content_version = content_version + 1, imported_at = now()
    where id = ${websiteId} returning content_version::float8 as version, settings`);
  const [row] = rows;
  if (!row) throw new Error(`There is no website ${websiteId}`);
  return row;
}
