import type { ContentFolder, Website } from '@plaza/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { contentEntities, products, websites } from '../database/schema.ts';
import type { ContentRow, StoredEntry } from './content-row.ts';

/** A transaction has the methods of the query builder that an import needs. */
export type Transaction = Pick<Orm, 'select' | 'insert' | 'execute'>;

/** The maximum rows of a statement: well below PostgreSQL's 65,535 parameters. */
const rowsPerInsert = 500;

/** Imports of one website run one after another; other websites are not blocked. */
export async function lockWebsite(transaction: Transaction, websiteId: number) {
  await transaction.execute(sql`select pg_advisory_xact_lock(7146102, ${websiteId})`);
}

export async function readStored(
  transaction: Transaction,
  websiteId: number,
): Promise<StoredEntry[]> {
  const { folder, locale, id, hash } = contentEntities;
  const entities = await transaction
    .select({ folder, locale, id, hash })
    .from(contentEntities)
    .where(eq(contentEntities.websiteId, websiteId));
  const listed = await transaction
    .select({ locale: products.locale, id: products.id, hash: products.hash })
    .from(products)
    .where(eq(products.websiteId, websiteId));
  return [
    ...entities.map((row) => ({ ...row, folder: row.folder as ContentFolder })),
    ...listed.map((row) => ({ ...row, folder: 'products' as const, id: `${row.id}` })),
  ];
}

export async function removeEntries(
  transaction: Transaction,
  websiteId: number,
  entries: readonly StoredEntry[],
) {
  const entities = entries.filter(({ folder }) => folder !== 'products');
  const listed = entries.filter(({ folder }) => folder === 'products');
  await remove(
    transaction,
    entities,
    sql`
    delete from ${contentEntities} as kept using gone
    where kept.website_id = ${websiteId} and kept.folder = gone.folder
      and kept.locale = gone.locale and kept.id = gone.id`,
  );
  await remove(
    transaction,
    listed,
    sql`
    delete from ${products} as kept using gone
    where kept.website_id = ${websiteId} and kept.locale = gone.locale and kept.id::text = gone.id`,
  );
}

async function remove(transaction: Transaction, entries: readonly StoredEntry[], statement: SQL) {
  if (entries.length === 0) return;
  const keys = JSON.stringify(entries.map(({ folder, locale, id }) => ({ folder, locale, id })));
  await transaction.execute(sql`
    with gone as (
      select * from json_to_recordset(${keys}::json) as key (folder text, locale text, id text)
    ) ${statement}`);
}

export async function insertRows(
  transaction: Transaction,
  websiteId: number,
  rows: readonly ContentRow[],
) {
  const entities = rows.flatMap(({ entity }) => (entity ? { ...entity, websiteId } : []));
  const listed = rows.flatMap(({ product }) => (product ? { ...product, websiteId } : []));
  for (const chunk of chunks(entities)) await transaction.insert(contentEntities).values(chunk);
  for (const chunk of chunks(listed)) await transaction.insert(products).values(chunk);
}

function chunks<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / rowsPerInsert);
  return Array.from({ length: count }, (_, index) =>
    rows.slice(index * rowsPerInsert, (index + 1) * rowsPerInsert),
  );
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
