import { getTableName, type SQL, sql } from 'drizzle-orm';
import { applicationKeys } from '../../applications/tables.ts';
import type { Database, Orm } from '../../database/database.ts';
import { PARTITIONED, type PartitionedTable } from '../../retention/partitions.ts';
import { type CopiedTable, copiedTables } from './copied-tables.ts';

/** Receives progress, one line at a time. */
export type Report = (line: string) => void;

/**
 * Copies every row of a database to another in one transaction, so a failed copy leaves the target
 * empty and can run again.
 *
 * @throws {Error} if the target has rows, or stored rows differ from sent ones
 */
export async function copyDatabase(
  source: Database,
  target: Database,
  report: Report,
): Promise<void> {
  const tables = copiedTables();
  await source.batches.transaction((from) =>
    target.batches.transaction(async (to) => {
      // Services that already use the target wait for the copy.
      const names = sql.join(
        tables.map(({ name }) => sql.identifier(name)),
        sql`, `,
      );
      await to.execute(sql`lock table ${names} in share row exclusive mode`);
      await assertEmpty(to, tables);
      // A service that has started on the target has noted its key, which encrypts nothing yet.
      await to.delete(applicationKeys);
      for (const table of tables) {
        await makeMonths({ from, to, table });
        const rows = await copyTable({ from, to, table });
        await verify({ from, to, table });
        report(`${table.name}: ${rows} rows copied and verified`);
      }
    }),
  );
}

/** @throws {Error} naming the tables of the target that have rows */
export async function assertEmpty(to: Orm, tables: readonly CopiedTable[]) {
  const filled: string[] = [];
  for (const table of tables) {
    if (table.name === getTableName(applicationKeys)) continue;
    const { rows } = await to.execute(sql`select 1 from ${sql.identifier(table.name)} limit 1`);
    if (rows.length > 0) filled.push(table.name);
  }
  if (filled.length === 0) return;
  throw new Error(
    `The target already has rows in ${filled.join(', ')}: nothing was copied. Use an empty database.`,
  );
}

interface Copy {
  readonly from: Orm;
  readonly to: Orm;
  readonly table: CopiedTable;
}

async function makeMonths({ from, to, table }: Copy) {
  await makePartitions(to, table, await oldestRow(from, table));
}

/** The day of the oldest row of a partitioned table. */
export async function oldestRow(from: Orm, { name }: CopiedTable): Promise<string | null> {
  if (!Object.hasOwn(PARTITIONED, name)) return null;
  const { rows } = await from.execute<{ oldest: string | null }>(
    sql`select to_char(min(created_at), 'YYYY-MM-DD') as oldest from ${sql.identifier(name)}`,
  );
  return rows[0]?.oldest ?? null;
}

/** The partitions of the rows; the service makes those of the next days. */
export async function makePartitions(to: Orm, { name }: CopiedTable, oldest: string | null) {
  if (!Object.hasOwn(PARTITIONED, name)) return;
  const after = PARTITIONED[name as PartitionedTable] === 'day' ? '2 days' : '1 month';
  const first = sql`date_trunc(${after.slice(2).replace(/s$/, '')}, now() at time zone 'utc')`;
  await to.execute(sql`
    select make_months(${name}, ${oldest}::date, (${first} + ${after}::interval)::date)`);
}

/**
 * Rows are copied as JSON written and parsed by PostgreSQL, so that no value passes through a
 * JavaScript type, and in batches, so that tables can exceed the memory.
 */
async function copyTable({ from, to, table }: Copy): Promise<number> {
  const name = sql.identifier(table.name);
  await from.execute(
    sql`declare copied cursor for select row_to_json(entry)::text as row from ${name} entry`,
  );
  let copied = 0;
  for (;;) {
    const { rows } = await from.execute<{ row: string }>(
      sql.raw(`fetch forward ${table.batch} from copied`),
    );
    if (rows.length === 0) break;
    await insertRows(
      to,
      table,
      rows.map(({ row }) => row),
    );
    copied += rows.length;
  }
  await from.execute(sql`close copied`);
  for (const column of table.identityColumns) await copySequence({ from, to, table }, column);
  return copied;
}

/** Inserts rows that PostgreSQL has written as JSON; columns that they do not have get their default. */
export async function insertRows(
  to: Orm,
  table: Pick<CopiedTable, 'name' | 'columns'>,
  rows: readonly string[],
) {
  const name = sql.identifier(table.name);
  const columns = sql.join(
    table.columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  // `overriding system value` keeps the numbers of the source's identity columns.
  await to.execute(sql`insert into ${name} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${name}, ${`[${rows.join(',')}]`}::json)`);
}

/** The next number follows the source's last one, even if its row has been deleted. */
async function copySequence({ from, to, table }: Copy, column: string) {
  const sequence = sql`pg_get_serial_sequence(${table.name}, ${column})`;
  const { rows } = await from.execute<{ sequence: string }>(sql`select ${sequence} as sequence`);
  const name = sql.raw(`${rows[0]?.sequence}`);
  const last = await from.execute<{ value: string; called: boolean }>(
    sql`select last_value::text as value, is_called as called from ${name}`,
  );
  const { value, called } = last.rows[0] ?? { value: '1', called: false };
  await to.execute(sql`select setval(${sequence}::regclass, ${value}::bigint, ${called})`);
}

/**
 * The count and checksum of a table's rows, in any order of rows and columns (decision 24).
 *
 * @param without columns that do not count
 */
export const fingerprint = (table: CopiedTable, without: readonly string[] = []): SQL => sql`
  select count(*)::text as count, coalesce(sum(('x' || substr(md5((to_jsonb(entry)
      - array(select json_array_elements_text(${JSON.stringify(without)}::json)))::text), 1, 16)
    )::bit(64)::bigint::numeric), 0)::text as checksum
  from ${sql.identifier(table.name)} entry`;

async function verify({ from, to, table }: Copy) {
  const read = async (orm: Orm) => {
    // JSON timestamps use the time zone of the session.
    await orm.execute(sql`set local timezone = 'UTC'`);
    const { rows } = await orm.execute<{ count: string; checksum: string }>(fingerprint(table));
    return rows[0];
  };
  const [sent, stored] = [await read(from), await read(to)];
  if (sent?.count === stored?.count && sent?.checksum === stored?.checksum) return;
  throw new Error(
    `${table.name} differs after the copy: ${sent?.count} rows sent, ${stored?.count} stored, or their content differs. Nothing was copied.`,
  );
}
