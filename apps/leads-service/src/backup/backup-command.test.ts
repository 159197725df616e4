import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  createDatabaseFactory,
  type DatabaseFactory,
  fillDataFolder,
} from '../../testing/databases.ts';
import { fillEveryTable, fillWithEveryTable, rowsOf } from '../../testing/every-table.ts';
import { runHere } from '../../testing/run-program.ts';
import { type DatabaseSettings, openDatabase } from '../database/open-database.ts';
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

describe.each(['embedded', 'server'])('a backup of a database (%s)', (kind) => {
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

  test.each(['embedded', 'server'])('restores every row and the key (%s)', async (to) => {
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
    const changed = gunzipSync(intact).toString().replace('ana', 'eva').replace('Ana', 'Eva');
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

  test('does not overwrite another key', async () => {
    const saved = await save('other-key');
    const target = await emptyDatabase('server', 'with-key');
    await fillDataFolder(target.dataDir);
    writeFileSync(join(target.dataDir, 'applications.key'), `${'B'.repeat(43)}=\n`);
    const { code, stderr } = await restore(saved, target);
    expect([code, stderr]).toEqual([1, expect.stringContaining('is another key')]);
  });
});
