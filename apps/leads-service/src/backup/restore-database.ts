import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { applicationKeys } from '../applications/tables.ts';
import type { Database, Orm } from '../database/database.ts';
import { type CopiedTable, copiedTables } from '../embedded/copy/copied-tables.ts';
import {
  assertEmpty,
  fingerprint,
  insertRows,
  makePartitions,
  type Report,
} from '../embedded/copy/copy-database.ts';
import { manifestFile, manifestSchema, rowsFile, type TableManifest } from './backup-manifest.ts';

/**
 * Restores a backup into an empty database, in one transaction, and compares count and checksum of
 * every table with those of the backup.
 *
 * @throws {Error} if the backup is incomplete or damaged, or the database has rows; nothing is restored
 */
export async function restoreDatabase(
  folder: string,
  target: Database,
  report: Report,
): Promise<void> {
  const manifest = await readManifest(folder);
  const tables = copiedTables();
  await target.batches.transaction(async (to) => {
    await to.execute(sql`set local timezone = 'UTC'`);
    await assertEmpty(to, tables);
    // A service that has started on the database has noted its key, which encrypts nothing yet.
    await to.delete(applicationKeys);
    for (const table of tables) {
      const saved = manifest.tables[table.name];
      // A backup of an earlier version has no rows of a newer table.
      if (!saved) continue;
      await makePartitions(to, table, saved.oldest);
      const columns = await readRows(to, table, join(folder, rowsFile(table.name)));
      await setSequences(to, table, saved);
      // A backup of an earlier version has no values of a newer column.
      const newer = table.columns.filter((column) => !(columns ?? table.columns).includes(column));
      await verify({ to, table, newer }, saved);
      report(`${table.name}: ${saved.rows} rows restored and verified`);
    }
  });
}

async function readManifest(folder: string) {
  const file = join(folder, manifestFile);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`${file} is missing: ${folder} is not a complete backup`);
  const read = manifestSchema.safeParse(parse(text));
  if (!read.success) throw new Error(`${file} is damaged: ${read.error.issues[0]?.message}`);
  return read.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @returns the columns of the rows; undefined without rows */
async function readRows(to: Orm, table: CopiedTable, file: string) {
  let columns: readonly string[] | undefined;
  await pipeline(createReadStream(file), createGunzip(), async (chunks: AsyncIterable<Buffer>) => {
    let waiting: string[] = [];
    for await (const line of linesOf(chunks)) {
      columns ??= columnsOf(table, line);
      waiting.push(line);
      if (waiting.length < table.batch) continue;
      await insertRows(to, { name: table.name, columns }, waiting);
      waiting = [];
    }
    if (columns && waiting.length > 0) await insertRows(to, { name: table.name, columns }, waiting);
  }).catch((error: Error) => {
    throw new Error(`${file} cannot be restored: ${error.message}. Nothing was restored.`);
  });
  return columns;
}

/** The columns of today that a row of the backup has. */
function columnsOf({ columns }: CopiedTable, line: string): readonly string[] {
  const saved = JSON.parse(line) as object;
  return columns.filter((column) => Object.hasOwn(saved, column));
}

/** Only a line break ends a line: `readline` also splits at characters that rows may contain. */
async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest = '';
  const decoder = new TextDecoder();
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

async function setSequences(to: Orm, table: CopiedTable, { sequences }: TableManifest) {
  for (const [column, { value, called }] of Object.entries(sequences)) {
    const sequence = sql`pg_get_serial_sequence(${table.name}, ${column})`;
    await to.execute(sql`select setval(${sequence}::regclass, ${value}::bigint, ${called})`);
  }
}

interface Restored {
  readonly to: Orm;
  readonly table: CopiedTable;
  /** Columns that the backup does not have. */
  readonly newer: readonly string[];
}

async function verify({ to, table, newer }: Restored, saved: TableManifest) {
  const { rows } = await to.execute<{ count: string; checksum: string }>(fingerprint(table, newer));
  if (rows[0]?.count === saved.rows && rows[0]?.checksum === saved.checksum) return;
  throw new Error(
    `${table.name} differs from the backup: ${saved.rows} rows saved, ${rows[0]?.count} restored, or their content differs. Nothing was restored.`,
  );
}
