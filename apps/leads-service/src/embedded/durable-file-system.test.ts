import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createDatabaseFactory, type DatabaseFactory } from '../../testing/databases.ts';
import { openDatabase } from '../database/open-database.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** Records every fsync of this process. */
const real = fs.fsyncSync;
let synced: string[] = [];
let databases: DatabaseFactory;
beforeAll(async () => {
  fs.fsyncSync = (descriptor) => {
    synced.push(fs.readlinkSync(`/proc/self/fd/${descriptor}`));
    real(descriptor);
  };
  syncBuiltinESMExports();
  databases = await createDatabaseFactory('pglite');
});
afterAll(async () => {
  fs.fsyncSync = real;
  syncBuiltinESMExports();
  await databases.dispose();
});

test('each commit of the embedded database is synced to disk before it resolves', async () => {
  const { orm, close } = await openDatabase(await databases.fresh());
  await orm.execute(sql`create table marks (mark integer)`);
  for (const mark of [1, 2, 3]) {
    synced = [];
    await orm.execute(sql`insert into marks values (${mark})`);
    expect(synced.filter((path) => path.includes('/pg_wal/'))).not.toEqual([]);
  }
  synced = [];
  await orm.execute(sql`checkpoint`);
  expect(synced.filter((path) => path.includes('/base/'))).not.toEqual([]);
  await close();
});
