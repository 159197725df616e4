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
import { dumpRows, fillEveryTable } from '../../testing/every-table.ts';
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
  await fillDataFolder(embedded.dataDir);
  server = { ...(await servers.fresh()), dataDir: join(folder, 'server') };
  for (const settings of [embedded, server]) {
    const database = await openDatabase(settings);
    await fillEveryTable(database, settings.dataDir);
    await database.close();
  }
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

async function rowsOf(settings: DatabaseSettings) {
  const database = await openDatabase(settings);
  const rows = await dumpRows(database);
  await database.close();
  return rows;
}

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

  beforeAll(async () => {
    const { code, stdout, stderr } = await backup(source(), saved);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^impressions: 1201 rows$/m);
  });

  test.each(['embedded', 'server'])('restores every row and the key (%s)', async (to) => {
    const target = await emptyDatabase(to, `${kind}-to-${to}`);
    const { code, stdout, stderr } = await restore(saved, target);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^impressions: 1201 rows restored and verified$/m);
    const rows = await rowsOf(target);
    for (const [name, stored] of Object.entries(rows))
      expect([name, stored]).not.toEqual([name, []]);
    expect(rows).toEqual(await rowsOf(source()));
    const file = join(target.dataDir, 'applications.key');
    expect(readFileSync(file, 'utf8')).toBe(key());
    expect(statSync(file).mode & 0o077).toBe(0);
    const again = await restore(saved, target);
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('already has rows')]);
  });
});

describe('a backup', () => {
  test('does not replace another, and is not there before it is complete', async () => {
    const saved = join(folder, 'twice');
    expect((await backup(embedded, saved)).code).toBe(0);
    expect(existsSync(`${saved}.unfinished`)).toBe(false);
    const again = await backup(embedded, saved);
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('is there already')]);
  });

  test('that is damaged or incomplete restores nothing', async () => {
    const saved = join(folder, 'damaged');
    await backup(embedded, saved);
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
    const saved = join(folder, 'other-key');
    await backup(embedded, saved);
    const target = await emptyDatabase('server', 'with-key');
    await fillDataFolder(target.dataDir);
    writeFileSync(join(target.dataDir, 'applications.key'), `${'B'.repeat(43)}=\n`);
    const { code, stderr } = await restore(saved, target);
    expect([code, stderr]).toEqual([1, expect.stringContaining('is another key')]);
  });
});
