import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  createDatabaseFactory,
  type DatabaseFactory,
  fillDataFolder,
} from '../../testing/databases.ts';
import { fillEveryTable, fillWithEveryTable, rowsOf } from '../../testing/every-table.ts';
import { runHere } from '../../testing/run-program.ts';
import { type DatabaseSettings, openDatabase } from '../database/open-database.ts';
import { fingerprint } from '../embedded/copy/copy-database.ts';
import { backupCommand } from './backup-command.ts';
import { restoreCommand } from './restore-command.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const folder = mkdtempSync(join(tmpdir(), 'plaza-backup-'));
let servers: DatabaseFactory;
let embedded: DatabaseSettings;
let server: DatabaseSettings;

beforeAll(async () => {
  servers = await createDatabaseFactory('postgres');
  embedded = { dataDir: join(folder, 'source') };
  await fillWithEveryTable(embedded.dataDir);
  server = { ...(await servers.fresh()), dataDir: join(folder, 'server') };
  const database = await openDatabase(server);
  await fillEveryTable(database, server.dataDir);
  await database.close();
});
afterAll(async () => {
  await servers.dispose();
  rmSync(folder, { recursive: true });
});

const environmentOf = ({ dataDir, databaseUrl }: DatabaseSettings) => ({
  PLAZA_DATA_DIR: dataDir,
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
});
const backup = (from: DatabaseSettings, to: string) =>
  runHere(backupCommand, ['--to', to], environmentOf(from));
const restore = (from: string, to: DatabaseSettings) =>
  runHere(restoreCommand, ['--from', from], environmentOf(to));

/** An empty database of a kind, in a data folder of its own. */
async function emptyDatabase(kind: string, name: string): Promise<DatabaseSettings> {
  const dataDir = join(folder, name);
  if (kind === 'embedded') await fillDataFolder(dataDir);
  return kind === 'embedded' ? { dataDir } : { ...(await servers.fresh()), dataDir };
}

/** Each kind is once what is saved, and once what is restored to. */
describe.each([
  ['embedded', 'server'],
  ['server', 'embedded'],
])('a backup of a database (%s)', (kind, to) => {
  const saved = join(folder, `backup-${kind}`);
  const source = () => (kind === 'embedded' ? embedded : server);
  const key = () => readFileSync(join(source().dataDir, 'applications.key'), 'utf8');
  let rows: Awaited<ReturnType<typeof rowsOf>>;

  beforeAll(async () => {
    rows = await rowsOf(source());
    for (const [name, stored] of Object.entries(rows))
      expect([name, stored]).not.toEqual([name, []]);
    const { code, stdout, stderr } = await backup(source(), saved);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^impressions: 1201 rows$/m);
  });

  test(`restores every row and the key (${to})`, async () => {
    const target = await emptyDatabase(to, `${kind}-to-${to}`);
    const { code, stdout, stderr } = await restore(saved, target);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^impressions: 1201 rows restored and verified$/m);
    expect(await rowsOf(target)).toEqual(rows);
    const file = join(target.dataDir, 'applications.key');
    expect(readFileSync(file, 'utf8')).toBe(key());
    expect(statSync(file).mode & 0o077).toBe(0);
    const again = await restore(saved, target);
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('already has rows')]);
  });
});

test('of a database with a damaged page names the table, what can be read, and the way back', async () => {
  const dataDir = join(folder, 'damaged-page');
  await fillWithEveryTable(dataDir);
  const { orm, close } = await openDatabase({ dataDir });
  const { rows } = await orm.execute<{ file: string }>(
    sql`select pg_relation_filepath(relid) as file from pg_partition_tree('impressions')
      where isleaf and pg_relation_size(relid) > 0`,
  );
  await close();
  const file = openSync(join(dataDir, 'database', rows[0]?.file ?? ''), 'r+');
  writeSync(file, Buffer.alloc(64, 255), 0, 64, 3 * 8_192);
  closeSync(file);
  const saved = join(folder, 'of-damaged');
  const { code, stderr } = await backup({ dataDir }, saved);
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^The table impressions cannot be read \(invalid page in block 3 .*\)\. Of impressions, 1\d\d\d rows can be read; damaged: block 3 of \d+\. All rows of the other \d+ tables can be read\. The way back: .*database:restore.*\n$/,
  );
  expect([existsSync(saved), existsSync(`${saved}.unfinished`)]).toEqual([false, false]);
});

describe('a backup', () => {
  /** One of a server is faster than one of an embedded database, which has to be opened. */
  const save = async (name: string) => {
    const saved = join(folder, name);
    expect((await backup(server, saved)).code).toBe(0);
    return saved;
  };

  test('does not replace another, and is not there before it is complete', async () => {
    const saved = await save('twice');
    expect(existsSync(`${saved}.unfinished`)).toBe(false);
    const again = await backup(server, saved);
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('is there already')]);
  });

  test('that is damaged or incomplete restores nothing', async () => {
    const saved = await save('damaged');
    const target = await emptyDatabase('server', 'from-damaged');
    const file = join(saved, 'leads.jsonl.gz');
    const intact = readFileSync(file);
    const changed = gunzipSync(intact).toString().replace('olivar-es-lp', 'otra-es-lp');
    for (const [bytes, message] of [
      [gzipSync(changed), 'leads differs from the backup'],
      [intact.subarray(0, intact.length - 12), 'leads.jsonl.gz cannot be restored'],
      [gzipSync(''), 'leads differs from the backup: 1 rows saved, 0 restored'],
    ] as const) {
      writeFileSync(file, bytes);
      const { code, stderr } = await restore(saved, target);
      expect([code, stderr]).toEqual([1, expect.stringContaining(message)]);
    }
    rmSync(join(saved, 'manifest.json'));
    expect((await restore(saved, target)).stderr).toContain('is not a complete backup');
    expect(Object.values(await rowsOf(target)).flat()).toEqual([]);
  });

  test('of an earlier version, without columns of today, is restored', async () => {
    const saved = await save('earlier');
    const manifest = JSON.parse(readFileSync(join(saved, 'manifest.json'), 'utf8'));
    const { orm, close } = await openDatabase(server);
    await orm.execute(sql`set timezone = 'UTC'`);
    const expected: Record<string, readonly object[]> = {};
    for (const [name, newer] of [
      ['leads', { key_id: null, email_hash: null }],
      ['removed_pages', { version: 0 }],
    ] as const) {
      const file = join(saved, `${name}.jsonl.gz`);
      const lines = gunzipSync(readFileSync(file)).toString().trim().split('\n');
      const earlier = lines.map((line) => JSON.parse(line));
      for (const row of earlier) for (const column of Object.keys(newer)) delete row[column];
      const saves = earlier.map((row) => `${JSON.stringify(row)}\n`);
      writeFileSync(file, gzipSync(saves.join('')));
      expected[name] = earlier.map((row) => ({ ...row, ...newer }));
      const table = { name, columns: [], identityColumns: [], batch: 1 };
      const { rows } = await orm.execute(fingerprint(table, Object.keys(newer)));
      manifest.tables[name].checksum = rows[0]?.checksum;
    }
    await close();
    writeFileSync(join(saved, 'manifest.json'), JSON.stringify(manifest));
    const target = await emptyDatabase('server', 'from-earlier');
    expect(await restore(saved, target)).toMatchObject({ code: 0, stderr: '' });
    const restored = await rowsOf(target);
    for (const [name, rows] of Object.entries(expected)) {
      const found = restored[name]?.map((line) => JSON.parse(line));
      expect(found).toHaveLength(rows.length);
      expect(found).toEqual(expect.arrayContaining([...rows]));
    }
  });

  test('does not overwrite another key', async () => {
    const saved = await save('other-key');
    const target = await emptyDatabase('server', 'with-key');
    await fillDataFolder(target.dataDir);
    writeFileSync(join(target.dataDir, 'applications.key'), `${'B'.repeat(43)}=\n`);
    const { code, stderr } = await restore(saved, target);
    expect([code, stderr]).toEqual([1, expect.stringContaining('is another key')]);
  });
});
