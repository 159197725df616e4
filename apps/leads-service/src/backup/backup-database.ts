import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Database, Orm } from '../database/database.ts';
import { type CopiedTable, copiedTables } from '../embedded/copy/copied-tables.ts';
import { fingerprint, oldestRow, type Report } from '../embedded/copy/copy-database.ts';
import { type Manifest, manifestFile, rowsFile, type TableManifest } from './backup-manifest.ts';
import { describeDamage } from './describe-damage.ts';

/**
 * Writes every row as it is at one moment, in a folder that appears when it is complete. Reads only;
 * a database server goes on taking writes.
 *
 * @throws {Error} naming a damaged table, what can be read, and the way back
 */
export async function backupDatabase(
  source: Database,
  folder: string,
  report: Report,
): Promise<Manifest> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const tables: Record<string, TableManifest> = {};
  const reading = { table: '' };
  const saved = source.batches.transaction(async (from) => {
    await from.execute(sql`set transaction isolation level repeatable read, read only`);
    // JSON timestamps use the time zone of the session.
    await from.execute(sql`set local timezone = 'UTC'`);
    for (const table of copiedTables()) {
      reading.table = table.name;
      await writeRows(from, table, join(unfinished, rowsFile(table.name)));
      const manifest = await describe(from, table);
      tables[table.name] = manifest;
      report(`${table.name}: ${manifest.rows} rows`);
    }
  });
  await saved.catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true, force: true });
    throw (await describeDamage(source.batches, reading.table, error)) ?? error;
  });
  const manifest: Manifest = { format: 1, createdAt: new Date().toISOString(), tables };
  await writeFile(join(unfinished, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`);
  await rename(unfinished, folder);
  return manifest;
}

/** In batches, so that tables can exceed the memory. */
async function writeRows(from: Orm, table: CopiedTable, file: string): Promise<void> {
  const gzip = createGzip();
  const written = createWriteStream(file, { mode: 0o600, flush: true });
  gzip.pipe(written);
  await from.execute(
    sql`declare saved cursor for select row_to_json(entry)::text as row from ${sql.identifier(table.name)} entry`,
  );
  for (;;) {
    const { rows } = await from.execute<{ row: string }>(
      sql.raw(`fetch forward ${table.batch} from saved`),
    );
    if (rows.length === 0) break;
    if (!gzip.write(rows.map(({ row }) => `${row}\n`).join(''))) await once(gzip, 'drain');
  }
  await from.execute(sql`close saved`);
  gzip.end();
  await finished(written);
}

async function describe(from: Orm, table: CopiedTable): Promise<TableManifest> {
  const { rows } = await from.execute<{ count: string; checksum: string }>(fingerprint(table));
  const { count = '0', checksum = '0' } = rows[0] ?? {};
  const sequences: TableManifest['sequences'] = {};
  for (const column of table.identityColumns)
    sequences[column] = await readSequence(from, table, column);
  return { rows: count, checksum, oldest: await oldestRow(from, table), sequences };
}

async function readSequence(from: Orm, table: CopiedTable, column: string) {
  const found = await from.execute<{ sequence: string }>(
    sql`select pg_get_serial_sequence(${table.name}, ${column}) as sequence`,
  );
  const { rows } = await from.execute<{ value: string; called: boolean }>(
    sql`select last_value::text as value, is_called as called from ${sql.raw(`${found.rows[0]?.sequence}`)}`,
  );
  return rows[0] ?? { value: '1', called: false };
}
