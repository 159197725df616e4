import { findPostgresBinaries } from '@plaza/testing/postgres';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createDatabaseFactory, type DatabaseFactory } from '../../testing/databases.ts';
import { databaseEngines } from './database.ts';
import { readMigrations } from './migrations.ts';
import { openDatabase } from './open-database.ts';
import { websites } from './schema.ts';

// Creating a PGlite folder takes seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const website = { id: 101, settings: { displayName: 'Olivar ñ' }, hash: 'h', contentVersion: 1 };

describe.each(databaseEngines)('database on %s', (engine) => {
  let databases: DatabaseFactory;
  beforeAll(async () => {
    databases = await createDatabaseFactory(engine);
  });
  afterAll(() => databases.dispose());

  test('keeps its data when closed and reopened', async () => {
    const settings = await databases.fresh();
    const first = await openDatabase(settings);
    await first.orm.insert(websites).values(website);
    await first.close();
    const second = await openDatabase(settings);
    const rows = await second.orm.select().from(websites);
    await second.close();
    expect(rows).toMatchObject([website]);
  });

  test('execute returns rows, failed transactions are rolled back, close is idempotent', async () => {
    const database = await openDatabase(await databases.fresh());
    expect(database.engine).toBe(engine);
    const answer = await database.orm.execute(sql`select 1 + 1 as sum, version() as version`);
    expect(answer.rows).toEqual([{ sum: 2, version: expect.stringContaining('PostgreSQL') }]);
    const attempt = database.orm.transaction(async (orm) => {
      await orm.insert(websites).values(website);
      await orm.insert(websites).values(website);
    });
    await expect(attempt).rejects.toThrow();
    expect(await database.orm.select().from(websites)).toEqual([]);
    await database.close();
    await expect(database.close()).resolves.toBeUndefined();
  });
});

test('services that start together on one server migrate it once', async () => {
  const databases = await createDatabaseFactory('postgres');
  const settings = await databases.fresh();
  const opened = await Promise.all([1, 2, 3, 4].map(() => openDatabase(settings)));
  const applied = await opened[0]?.orm.execute<{ hash: string }>(
    sql`select hash from drizzle.__drizzle_migrations order by id`,
  );
  await Promise.all(opened.map((database) => database.close()));
  await databases.dispose();
  expect(applied?.rows).toEqual(readMigrations().map(({ hash }) => ({ hash })));
});

test('rejects if the server is missing', async () => {
  const settings = { dataDir: '/unused', databaseUrl: 'postgres://postgres@%2Fnowhere/none' };
  await expect(openDatabase(settings)).rejects.toThrow(/socket does not exist.*ENOENT/);
});

test('names the Debian package if PostgreSQL is not installed', () => {
  const find = () => findPostgresBinaries('/no/such/folder', 'no-such-program');
  expect(find).toThrow(/apt-get install postgresql/);
});
