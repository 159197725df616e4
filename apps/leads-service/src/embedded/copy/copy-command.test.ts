import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { consentReceipt, receiptId } from '../../../testing/consent-receipt.ts';
import { createDatabaseFactory, type DatabaseFactory } from '../../../testing/databases.ts';
import { fillWithEveryTable, rowsOf } from '../../../testing/every-table.ts';
import { leadRecord } from '../../../testing/lead.ts';
import { runHere, runProgram } from '../../../testing/run-program.ts';
import { openKeyring } from '../../applications/encryption/open-keyring.ts';
import { openDatabase } from '../../database/open-database.ts';
import { createWriters } from '../../writes/writers.ts';
import { copiedTables } from './copied-tables.ts';
import { copyCommand } from './copy-command.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const dataDir = mkdtempSync(join(tmpdir(), 'plaza-copy-'));
let servers: DatabaseFactory;
let to: string;
beforeAll(async () => {
  servers = await createDatabaseFactory('postgres');
  await fillWithEveryTable(dataDir);
});
beforeEach(async () => {
  to = (await servers.fresh()).databaseUrl ?? '';
});
afterAll(async () => {
  await servers.dispose();
  rmSync(dataDir, { recursive: true });
});

const copy = () => runHere(copyCommand, ['--to', to], { PLAZA_DATA_DIR: dataDir });

/** Runs a statement on the target. */
async function onTarget<Row extends object>(statement: string): Promise<Row[]> {
  const client = new pg.Client(to);
  await client.connect();
  const { rows } = await client.query<Row>(statement);
  await client.end();
  return rows;
}

describe('design §4 database:copy-to-postgresql', () => {
  test('copies every row of every table, and the service continues on the copy', async () => {
    const { code, stdout } = await runProgram('database:copy-to-postgresql', ['--to', to], {
      PLAZA_DATA_DIR: dataDir,
    });
    expect(stdout).toMatch(/^impressions: 1201 rows copied and verified$/m);
    expect(stdout).toMatch(/^consent_receipts: 2 rows copied and verified$/m);
    expect(code).toBe(0);
    const dumped = await rowsOf({ dataDir });
    for (const [name, rows] of Object.entries(dumped)) expect([name, rows]).not.toEqual([name, []]);
    expect(await rowsOf({ dataDir, databaseUrl: to })).toEqual(dumped);
    const target = await openDatabase({ dataDir, databaseUrl: to });
    const keyring = await openKeyring(target, { dataDir, applicationsKeys: undefined });
    const { consentReceipts, leads } = createWriters(target.writes, { keyring });
    await consentReceipts.write({ ...consentReceipt, id: receiptId(3), websiteId: 900 });
    const again = await leads.write(leadRecord(1));
    expect(again.name).toContain('Ana');
    const { rows } = await target.orm.execute(
      sql`select number::int from consent_receipts order by 1`,
    );
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3]);
    await target.close();
  });

  test('includes every table', async () => {
    await copy();
    const tables = await onTarget<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' and tablename not in (
        select relname from pg_class where relispartition) order by 1`,
    );
    expect(
      copiedTables()
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(tables.map(({ name }) => name));
  });

  test('rejects a target with rows and leaves it unchanged', async () => {
    expect((await copy()).code).toBe(0);
    const before = await rowsOf({ dataDir, databaseUrl: to });
    const { code, stderr } = await copy();
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The target already has rows in .*leads.*: nothing was copied\./m);
    expect(await rowsOf({ dataDir, databaseUrl: to })).toEqual(before);
  });

  test('leaves the target empty if it fails or a row differs, and can run again', async () => {
    await (await openDatabase({ dataDir, databaseUrl: to })).close();
    await onTarget(`create function spoil() returns trigger language plpgsql as
      $$ begin new.name := 'another'; return new; end $$`);
    await onTarget(
      'create trigger spoil before insert on leads for each row execute function spoil()',
    );
    const changed = await copy();
    expect(changed.stderr).toMatch(/^leads differs after the copy: 1 rows sent, 1 stored/m);
    await onTarget(`create or replace function spoil() returns trigger language plpgsql as
      $$ begin raise exception 'the disk is full'; end $$`);
    const failed = await copy();
    expect([changed.code, failed.code]).toEqual([1, 1]);
    const stored = Object.values(await rowsOf({ dataDir, databaseUrl: to })).flat();
    expect(stored).toEqual([]);
    await onTarget('drop function spoil cascade');
    expect((await copy()).code).toBe(0);
  });

  test('rejects a folder with a running service, and one without a database', async () => {
    const running = await openDatabase({ dataDir });
    const child = await runProgram('database:copy-to-postgresql', ['--to', to], {
      PLAZA_DATA_DIR: dataDir,
    });
    await running.close();
    expect([child.code, child.stderr]).toEqual([
      1,
      expect.stringContaining('is in use by process'),
    ]);
    const missing = await runHere(copyCommand, ['--to', to], { PLAZA_DATA_DIR: '/no/such/folder' });
    expect([missing.code, missing.stderr]).toEqual([
      1,
      '/no/such/folder holds no embedded database. To use another folder, set PLAZA_DATA_DIR.\n',
    ]);
  });

  test('reports an unreachable target by its option', async () => {
    const { code, stderr } = await runHere(
      copyCommand,
      ['--to', 'postgres://u:secret@127.0.0.1:1/x'],
      { PLAZA_DATA_DIR: dataDir },
    );
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(
        /^--to postgres:\/\/u@127\.0\.0\.1:1\/x: Nothing listens at this address.*\n$/,
      ),
    ]);
  });

  test.each([[[]], [['--to', 'mysql://host/db']], [['--from', 'x']]])(
    'prints its usage for %j',
    async (args) => {
      const { code, stderr } = await runHere(copyCommand, args, {});
      expect([code, stderr]).toEqual([1, expect.stringContaining('Usage: pnpm --filter')]);
    },
  );
});
