import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createDatabaseFactory } from '../../testing/databases.ts';
import { testKeyring } from '../../testing/keyring.ts';
import { type AcquiredDatabase, acquireDatabase } from '../../testing/shared-database.ts';
import { type Database, databaseEngines } from '../database/database.ts';
import { isDatabaseUnavailable, isRowError } from '../database/database-errors.ts';
import { openDatabase } from '../database/open-database.ts';
import type { ImpressionRecord } from './impression-record.ts';
import { createWriters, type Writers } from './writers.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const record = (id: string, changes: Partial<ImpressionRecord> = {}): ImpressionRecord => ({
  websiteId: 1,
  id,
  uniqueUserId: 'u',
  newUser: true,
  channelId: 1,
  locale: 'es-ES',
  device: {},
  trackingData: {},
  ...changes,
});

describe.each(databaseEngines)('grouped writes on %s', (engine) => {
  let acquired: AcquiredDatabase;
  let database: Database;
  let writers: Writers;
  beforeAll(async () => {
    acquired = await acquireDatabase(engine);
    database = acquired.database;
    writers = createWriters(database.orm, { keyring: testKeyring });
  });
  afterAll(() => acquired.release());

  test('rejects only the rows that PostgreSQL rejects, and saves the others', async () => {
    const records = Array.from({ length: 200 }, (_, index) => {
      const id = `row-${`${index}`.padStart(3, '0')}`;
      if (index === 7) return record(id, { device: { language: 'nul \0' } });
      if (index === 77) return record(id, { channelId: 2 ** 40 });
      if (index === 199) return record(`${id}\ud800`);
      return record(id);
    });
    const results = await Promise.allSettled(records.map((row) => writers.impressions.write(row)));
    const failed = results.flatMap(({ status }, index) => (status === 'rejected' ? [index] : []));
    expect(failed).toEqual([7, 77, 199]);
    const errors = results.flatMap((r) => (r.status === 'rejected' ? [r.reason] : []));
    expect(errors.map(isRowError)).toEqual([true, true, true]);
    expect(errors.map(isDatabaseUnavailable)).toEqual([false, false, false]);
    const query = sql`select count(*)::int as count from impressions where id like 'row-%'`;
    expect((await database.orm.execute(query)).rows).toEqual([{ count: 197 }]);
  });

  test('§4.3 returns saved impressions in the order of the requests', async () => {
    const ids = Array.from({ length: 300 }, (_, index) => `order-${(index * 7919) % 300}`);
    const users = ids.map((id) => record(id, { uniqueUserId: `user of ${id}` }));
    const saved = await Promise.all(users.map((row) => writers.impressions.write(row)));
    expect(saved.map(({ uniqueUserId }) => uniqueUserId)).toEqual(ids.map((id) => `user of ${id}`));
  });

  test('commits are synced to disk before they resolve', async () => {
    const settings = ['fsync', 'synchronous_commit', 'full_page_writes'];
    for (const setting of settings) {
      const { rows } = await database.orm.execute(sql`select current_setting(${setting}) as value`);
      expect({ setting, rows }).toEqual({ setting, rows: [{ value: 'on' }] });
    }
  });

  test('reports a closed database as unavailable, not as an invalid row', async () => {
    const databases = await createDatabaseFactory(engine);
    const closed = await openDatabase(await databases.fresh());
    const { impressions } = createWriters(closed.orm, { keyring: testKeyring });
    await closed.close();
    await databases.dispose();
    const error: unknown = await impressions.write(record('late')).catch((reason) => reason);
    expect([isDatabaseUnavailable(error), isRowError(error)]).toEqual([true, false]);
  });
});
