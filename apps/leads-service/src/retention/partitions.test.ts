import { sharedPostgres, startPgBouncer } from '@plaza/testing/postgres';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createDatabaseFactory, type DatabaseFactory } from '../../testing/databases.ts';
import type { Database } from '../database/database.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { readMigrations } from '../database/migrations.ts';
import { openDatabase } from '../database/open-database.ts';
import { oncePerId, utcDay } from '../writes/once-per-id.ts';
import { createRecordId } from '../writes/record-id.ts';
import { insertUserEvents } from '../writes/user-event-record.ts';
import { alone } from './alone.ts';
import { deleteExpired } from './delete-expired.ts';
import { makePartitions } from './partitions.ts';
import { DEFAULT_RETENTION } from './retention-periods.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const DAY = 86_400_000;
const now = new Date();
const underscored = (day: string) => day.replaceAll('-', '_');
const random = '00000000-0000-4000-8000-000000000001';
const idAt = (time: number) => createRecordId(time, random);

let databases: DatabaseFactory;
beforeAll(async () => {
  databases = await createDatabaseFactory('postgres');
});
afterAll(() => databases.dispose());

async function withDatabase(use: (database: Database, url: string) => Promise<void>) {
  const settings = await databases.fresh();
  const database = await openDatabase(settings, () => {});
  await use(database, settings.databaseUrl ?? '').finally(() => database.close());
}

/** The partition of each row, by id. */
async function places({ orm }: Database, table: string) {
  const { rows } = await orm.execute<{ id: string; place: string }>(
    sql`select id, tableoid::regclass::text as place from ${sql.identifier(table)} order by id`,
  );
  return Object.fromEntries(rows.map(({ id, place }) => [id, place]));
}

const addImpression = ({ orm }: Database, id: string, createdAt = now) =>
  orm.execute(sql`insert into impressions
    (website_id, id, new_user, locale, device, tracking_data, created_at)
    values (1, ${id}, true, 'es-ES', '{}', '{}', ${createdAt.toISOString()}::timestamptz)`);

const addEvent = ({ orm }: Database, id: string, day = utcDay(now.getTime())) =>
  orm.execute(sql`insert into user_events (website_id, id, partition_key, data, day, created_at)
    values (1, ${id}, 'productView', '{}', ${day}::date, ${day}::date)`);

test('rows are in the partition of their day, and those of a missing partition move when it is made', () =>
  withDatabase(async (database) => {
    const tomorrow = now.getTime() + DAY;
    await addImpression(database, idAt(now.getTime()));
    await addImpression(database, 'an id without a time');
    await addEvent(database, 'first');
    expect(Object.values(await places(database, 'impressions'))).toEqual(
      Array(2).fill('impressions_default'),
    );
    for (let time = 0; time < 2; time += 1) await makePartitions(database, now);
    await addImpression(database, idAt(tomorrow));
    await addEvent(database, 'second', utcDay(now.getTime() + 9 * DAY));
    expect(await places(database, 'impressions')).toEqual({
      [idAt(now.getTime())]: `impressions_${underscored(utcDay(now.getTime()))}`,
      [idAt(tomorrow)]: `impressions_${underscored(utcDay(tomorrow))}`,
      'an id without a time': 'impressions_default',
    });
    expect(await places(database, 'user_events')).toEqual({
      first: `user_events_${underscored(utcDay(now.getTime()))}`,
      second: 'user_events_default',
    });
  }));

test('a reader misses no row while rows move to the partition that is made', () =>
  withDatabase(async (database) => {
    for (let day = 0; day < 7; day += 1)
      await addEvent(database, `${day}`, utcDay(now.getTime() + day * DAY));
    const seen = new Set<number>();
    let isMade = false;
    const read = async () => {
      while (!isMade) seen.add(Object.keys(await places(database, 'user_events')).length);
    };
    const readers = Promise.all(Array.from({ length: 6 }, read));
    await makePartitions(database, now);
    isMade = true;
    await readers;
    expect([...seen]).toEqual([7]);
  }));

test('an event is stored once, on whichever day it is sent again', () =>
  withDatabase(async (database) => {
    await makePartitions(database, now);
    await addEvent(database, 'known', utcDay(now.getTime() - DAY));
    const event = { websiteId: 1, partitionKey: 'productView', data: {} };
    const records = ['known', 'new'].map((id) => ({ ...event, id }));
    await Promise.all([1, 2].map(() => insertUserEvents(database.writes, records)));
    expect(Object.keys(await places(database, 'user_events'))).toEqual(['known', 'new']);
  }));

test('an event that two services store at the same time around midnight is stored once', () =>
  withDatabase(async (database) => {
    const midnight = Math.ceil(now.getTime() / DAY) * DAY;
    const isFirstIn = Promise.withResolvers<void>();
    const store = (day: string, then: () => Promise<unknown>) =>
      oncePerId({
        orm: database.writes,
        keys: ['1/same'],
        time: midnight - 1,
        insert: async (orm) => {
          await orm.execute(sql`insert into user_events (website_id, id, partition_key, data, day)
            select 1, 'same', 'load', '{}', ${day}::date
            where not exists (select 1 from user_events where id = 'same')`);
          await then();
        },
      });
    const first = store(utcDay(midnight - DAY), async () => {
      isFirstIn.resolve();
      await database.orm.execute(sql`select pg_sleep(0.2)`);
    });
    await isFirstIn.promise;
    await Promise.all([first, store(utcDay(midnight), async () => {})]);
    expect(await places(database, 'user_events')).toEqual({ same: expect.any(String) });
  }));

test('retention drops expired partitions, keeps late rows, and completes an interrupted drop', () =>
  withDatabase(async (database) => {
    const [old, older] = [731, 740].map((days) => now.getTime() - days * DAY) as [number, number];
    for (const time of [old, older]) await makePartitions(database, new Date(time - 3 * DAY));
    await makePartitions(database, now);
    for (const time of [old - DAY, older]) {
      await addImpression(database, idAt(time), new Date(time));
      await addEvent(database, `event of ${time}`, utcDay(time));
    }
    const late = createRecordId(older, random.replace(/1$/, '2'));
    await addImpression(database, late);
    await addImpression(database, 'odd and old', new Date(older));
    const { orm } = database;
    const name = `user_events_${underscored(utcDay(older))}`;
    await orm.execute(sql`alter table user_events detach partition ${sql.identifier(name)}`);
    const deleted = await deleteExpired(database.batches, { periods: DEFAULT_RETENTION, now });
    expect(deleted).toMatchObject({ impressions: 3, userEvents: 2, consentReceipts: 0 });
    expect(await places(database, 'impressions')).toEqual({ [late]: 'impressions_default' });
    const { rows } = await orm.execute<{ name: string }>(sql`
      select relname as name from pg_class where relkind = 'r' and relname ~ '^(impressions|user_events)_\d'
        and relname < ${`user_events_${underscored(utcDay(old))}`} order by 1`);
    const years = rows
      .map((row) => row.name)
      .filter((each) => each.includes(`${now.getUTCFullYear() - 2}_`));
    expect(years.filter((each) => each.endsWith(underscored(utcDay(older))))).toEqual([]);
  }));

test('an older version of the service cannot delete rows of other partitions', () =>
  withDatabase(async ({ orm }) => {
    for (const table of ['impressions', 'user_events', 'consent_receipts']) {
      const attempt = orm.execute(sql`delete from ${sql.identifier(table)}`);
      await expect(attempt).rejects.toMatchObject({
        cause: { message: expect.stringMatching(/from its partitions|append-only/) },
      });
    }
  }));

test('one service at a time makes and drops partitions, also through PgBouncer', () =>
  withDatabase(async (direct, url) => {
    const database = new URL(url).pathname.slice(1);
    const pgbouncer = await startPgBouncer(await sharedPostgres(), { database });
    const pooled = await openDatabase({
      ...{ databaseUrl: pgbouncer.url, databaseDirectUrl: url, dataDir: '' },
    });
    const isBusy = Promise.withResolvers<void>();
    const isOver = Promise.withResolvers<void>();
    const first = alone(pooled, async () => {
      isBusy.resolve();
      await isOver.promise;
    });
    await isBusy.promise;
    const work = vi.fn(async () => {});
    expect(await Promise.all([alone(direct, work), alone(pooled, work)])).toEqual([false, false]);
    isOver.resolve();
    expect(await first).toBe(true);
    expect(await alone(direct, work)).toBe(true);
    expect(work).toHaveBeenCalledOnce();
    await pooled.close();
    await pgbouncer.stop();
  }));

test('rows of an earlier version are in the month of their arrival, with their numbers', async () => {
  const { databaseUrl = '' } = await databases.fresh();
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(`set leads_service.partitions = 'on'`);
  const run = async (text: string) => [await client.query(text)].flat().at(-1)?.rows ?? [];
  const before = readMigrations().findIndex(({ name }) => name === '0015_partitions');
  await migrateDatabase({ run }, () => {}, readMigrations().slice(0, before));
  const may = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 2, 3);
  for (const id of [idAt(may), 'odd'])
    await client.query(
      `insert into impressions (website_id, id, new_user, locale, device, tracking_data, created_at)
      values (1, $1, true, 'es-ES', '{}', '{}', $2)`,
      [id, new Date(may)],
    );
  await client.query(`insert into consent_receipts
      (website_id, id, given_at, method, categories, policy_hash, texts_hash, locale, created_at)
    select 1, number, now(), 'deny', '{}', '', '', 'es-ES', now() from generate_series(1, 5) as number`);
  await client.end();
  const database = await openDatabase({ databaseUrl, dataDir: '' }, () => {});
  const month = (time: number) => underscored(utcDay(time).slice(0, 7));
  expect(await places(database, 'impressions')).toEqual({
    [idAt(may)]: `impressions_${month(may)}`,
    odd: 'impressions_default',
  });
  const { rows } = await database.orm.execute(sql`
    insert into consent_receipts
      (website_id, id, given_at, method, categories, policy_hash, texts_hash, locale)
    values (1, 'next', now(), 'deny', '{}', '', '', 'es-ES') returning number::int, tableoid::regclass::text as place`);
  expect(rows).toEqual([{ number: 6, place: `consent_receipts_${month(now.getTime())}` }]);
  await database.close();
});
