import { sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { type CopiedTable, copiedTables } from '../embedded/copy/copied-tables.ts';

/** What of a table can be read. */
interface Readable {
  readonly name: string;
  readonly rows: number;
  /** Blocks of 8 kB of which no row, or not every row, can be read. */
  readonly damaged: readonly number[];
  readonly blocks: number;
}

/**
 * Reads every table by its blocks, to tell an operator what a damaged database still has.
 *
 * @param table that could not be read
 * @returns undefined if every table can be read, so that the error has another cause
 */
export async function describeDamage(
  orm: Orm,
  table: string,
  error: unknown,
): Promise<Error | undefined> {
  const found: Readable[] = [];
  for (const each of copiedTables()) found.push(await readBlocks(orm, each));
  const damaged = found.filter((each) => each.damaged.length > 0);
  if (damaged.length === 0) return;
  const { message } = ((error as Error).cause ?? error) as Error;
  const others = found.length - damaged.length;
  return new Error(
    `The table ${table} cannot be read (${message}). ${damaged.map(describe).join(' ')} ` +
      `All rows of the other ${others} tables can be read. The way back: keep a copy of the data folder, restore the last backup into a new one with database:restore, and start the service there with PLAZA_DATA_DIR. Nothing was written.`,
    { cause: error },
  );
}

const SHOWN = 5;

function describe({ name, rows, damaged, blocks }: Readable): string {
  const shown = damaged.slice(0, SHOWN).join(', ');
  const more = damaged.length > SHOWN ? ` and ${damaged.length - SHOWN} more` : '';
  return `Of ${name}, ${rows} rows can be read; damaged: block ${shown}${more} of ${blocks}.`;
}

/** A row is read whole, with what PostgreSQL stores of it elsewhere. */
async function readBlocks(orm: Orm, { name }: CopiedTable): Promise<Readable> {
  const damaged: number[] = [];
  let [rows, first] = [0, 0];
  const parts = await partsOf(orm, name);
  for (const part of parts) {
    for (let block = 0; block < part.blocks; block += 1) {
      const count = await countRows(orm, part.name, block);
      if (count === undefined) damaged.push(first + block);
      else rows += count;
    }
    first += part.blocks;
  }
  return { name, rows, damaged, blocks: first };
}

interface Part extends Record<string, unknown> {
  readonly name: string;
  readonly blocks: number;
}

/** The table, or its partitions. */
async function partsOf(orm: Orm, table: string): Promise<readonly Part[]> {
  const { rows } = await orm.execute<Part>(sql`
    select relid::regclass::text as name,
      (pg_relation_size(relid) / current_setting('block_size')::integer)::integer as blocks
    from pg_partition_tree(${table}::regclass) where isleaf`);
  return rows;
}

/** @returns undefined if not every row of a block can be read */
async function countRows(orm: Orm, part: string, block: number): Promise<number | undefined> {
  try {
    const { rows } = await orm.execute<{ count: number }>(sql`
      select count(row_to_json(entry)::text)::integer as count
      from ${sql.raw(part)} as entry
      where ctid >= ${`(${block},0)`}::tid and ctid < ${`(${block + 1},0)`}::tid`);
    return rows[0]?.count ?? 0;
  } catch {
    return undefined;
  }
}
