import { type SQL, sql } from 'drizzle-orm';
import type { Database, Orm } from '../../database/database.ts';
import { type CopiedTable, copiedTables } from './copied-tables.ts';

/** Rows in one statement. An entry of content has some ten kilobytes. */
const batchRows = 500;

/** Takes a line that says how far the copy is. */
export type Report = (line: string) => void;

/**
 * Copies every row of one database to another, in one transaction of the target: a copy that fails
 * leaves the target empty, so that it can simply be run again.
 *
 * @throws Error when the target holds rows already, or when what arrived differs from what was sent
 */
export async function copyDatabase(
  source: Database,
  target: Database,
  report: Report,
): Promise<void> {
  const tables = copiedTables();
  await source.batches.transaction((from) =>
    target.batches.transaction(async (to) => {
      // Services that use the target already wait until the copy is done.
      const names = sql.join(
        tables.map(({ name }) => sql.identifier(name)),
        sql`, `,
      );
      await to.execute(sql`lock table ${names} in share row exclusive mode`);
      await refuseRows(to, tables);
      for (const table of tables) {
        const rows = await copyTable({ from, to, table });
        await verify({ from, to, table });
        report(`${table.name}: ${rows} rows copied and verified`);
      }
    }),
  );
}

async function refuseRows(to: Orm, tables: readonly CopiedTable[]) {
  const held: string[] = [];
  for (const table of tables) {
    const { rows } = await to.execute(sql`select 1 from ${sql.identifier(table.name)} limit 1`);
    if (rows.length > 0) held.push(table.name);
  }
  if (held.length === 0) return;
  throw new Error(
    `The target holds rows already, in ${held.join(', ')}: nothing was copied. Name an empty database.`,
  );
}

interface Copy {
  readonly from: Orm;
  readonly to: Orm;
  readonly table: CopiedTable;
}

/**
 * Rows travel as the JSON that PostgreSQL itself writes and reads, so that no value passes through a
 * type of JavaScript, and a batch at a time, so that the table may be larger than the memory.
 */
async function copyTable({ from, to, table }: Copy): Promise<number> {
  const name = sql.identifier(table.name);
  await from.execute(
    sql`declare copied cursor for select row_to_json(entry)::text as row from ${name} entry`,
  );
  let copied = 0;
  for (;;) {
    const { rows } = await from.execute<{ row: string }>(
      sql.raw(`fetch forward ${batchRows} from copied`),
    );
    if (rows.length === 0) break;
    const json = `[${rows.map(({ row }) => row).join(',')}]`;
    // `overriding system value` keeps the numbers that the source's identity columns gave out.
    await to.execute(sql`insert into ${name} overriding system value
      select * from json_populate_recordset(null::${name}, ${json}::json)`);
    copied += rows.length;
  }
  await from.execute(sql`close copied`);
  for (const column of table.identityColumns) await copySequence({ from, to, table }, column);
  return copied;
}

/** The next number follows the source's last, even where the row that had it has been deleted. */
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

/** Count and checksum of a table's rows, whatever the order of its rows and of its columns (decision 24). */
const fingerprint = (table: CopiedTable): SQL => sql`
  select count(*)::text as count, coalesce(sum(
    ('x' || substr(md5(to_jsonb(entry)::text), 1, 16))::bit(64)::bigint::numeric), 0)::text as checksum
  from ${sql.identifier(table.name)} entry`;

async function verify({ from, to, table }: Copy) {
  const read = async (orm: Orm) => {
    // JSON writes an instant in the time zone of its session.
    await orm.execute(sql`set local timezone = 'UTC'`);
    const { rows } = await orm.execute<{ count: string; checksum: string }>(fingerprint(table));
    return rows[0];
  };
  const [sent, arrived] = [await read(from), await read(to)];
  if (sent?.count === arrived?.count && sent?.checksum === arrived?.checksum) return;
  throw new Error(
    `${table.name} differs after the copy: ${sent?.count} rows were sent and ${arrived?.count} arrived, or their content differs. Nothing was copied.`,
  );
}
