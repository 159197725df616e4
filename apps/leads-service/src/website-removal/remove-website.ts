import { eq, getTableName, sql } from 'drizzle-orm';
import type { Database, Orm } from '../database/database.ts';
import { pictures, websites } from '../database/schema.ts';
import type { Removal, RemovalRequest } from './removal-messages.ts';

type Table = { readonly table: string; readonly isContent: boolean };

/**
 * Counts the rows of a website in every table, and removes its content if asked to. Rows of visits,
 * applications and consents stay: they have periods of their own, and receipts are proof.
 */
export async function removeWebsite(
  { batches }: Pick<Database, 'batches'>,
  { websiteId, apply }: RemovalRequest,
): Promise<Removal> {
  return batches.transaction(async (orm) => {
    const counted: (Table & { readonly rows: number })[] = [];
    // A transaction is one connection, which takes one query at a time.
    for (const each of await tablesOf(orm))
      counted.push({ ...each, rows: await countRows(orm, each.table, websiteId) });
    const [found] = await orm
      .select({ id: websites.id })
      .from(websites)
      .where(sql`${websites.id} = ${websiteId}`);
    if (apply) await orm.delete(pictures).where(eq(pictures.websiteId, websiteId));
    if (apply) await orm.delete(websites).where(sql`${websites.id} = ${websiteId}`);
    const own = found ? [{ table: 'websites', rows: 1 }] : [];
    const some = counted.filter(({ rows }) => rows > 0);
    const rowsOf = (isContent: boolean) =>
      some.flatMap(({ table, rows, ...it }) =>
        it.isContent === isContent ? [{ table, rows }] : [],
      );
    return { content: [...own, ...rowsOf(true)], kept: rowsOf(false), removed: apply && !!found };
  });
}

/**
 * Tables with rows of websites; a partitioned one once. Those of content refer to `websites`, except
 * pictures, which are stored before it.
 */
async function tablesOf(orm: Orm): Promise<Table[]> {
  const { rows } = await orm.execute<Table>(sql`
    select tables.relname as "table", tables.relname = ${getTableName(pictures)} or exists (
      select 1 from pg_constraint
      where contype = 'f' and conrelid = tables.oid and confrelid = 'websites'::regclass
    ) as "isContent"
    from pg_class as tables
    join pg_attribute on attrelid = tables.oid and attname = 'website_id' and not attisdropped
    where relkind in ('r', 'p') and not relispartition and relnamespace = current_schema()::regnamespace
    order by 1`);
  return rows;
}

async function countRows(orm: Orm, table: string, websiteId: number): Promise<number> {
  const { rows } = await orm.execute<{ count: number }>(sql`
    select count(*)::float8 as count from ${sql.identifier(table)} where website_id = ${websiteId}`);
  return rows[0]?.count ?? 0;
}
