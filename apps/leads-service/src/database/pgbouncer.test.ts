import {
  databaseUser,
  type PostgresReplica,
  type PostgresServer,
  startPostgres,
  startReplica,
} from '@plaza/testing/postgres';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { testKeyring } from '../../testing/keyring.ts';
import { leadRecord } from '../../testing/lead.ts';
import { type PooledServer, startPooledServer } from '../../testing/pooled-server.ts';
import { createWriters } from '../writes/writers.ts';
import type { Database, Orm } from './database.ts';
import { openDatabase } from './open-database.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let pooled: PooledServer;
beforeAll(async () => {
  pooled = await startPooledServer();
});
afterAll(() => pooled.stop());

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no error',
    (error: { cause?: { code?: string } }) => error.cause?.code,
  );

const millisecondsOf = async (work: Promise<unknown>) => {
  const started = performance.now();
  await work;
  return performance.now() - started;
};

describe('the service through PgBouncer in transaction mode', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase(pooled.settings);
  });
  afterAll(() => database.close());

  const timeouts = async (orm: Orm) => {
    const { rows } = await orm.execute<{ name: string; setting: string }>(
      sql`select name, setting from pg_settings where name in ('lock_timeout', 'statement_timeout') order by name`,
    );
    return rows.map(({ setting }) => Number(setting));
  };

  test('every statement and transaction has the timeouts of its pool, and leaves none behind', async () => {
    const { orm, writes, batches } = database;
    for (const [pool, expected] of [
      [orm, [3_000, 4_000]],
      [writes, [3_000, 4_000]],
      [batches, [0, 600_000]],
    ] as const) {
      expect(await timeouts(pool)).toEqual(expected);
      expect(await pool.transaction((tx) => timeouts(tx as unknown as Orm))).toEqual(expected);
      const [, other] = await Promise.all([timeouts(orm), timeouts(pool)]);
      expect(other).toEqual(expected);
    }
  });

  test('a statement that waits for a lock ends after 3 s, any other after 4 s', async () => {
    const { orm, batches } = database;
    const held = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const holder = batches.transaction(async (tx) => {
      await tx.execute(sql`lock table leads in access exclusive mode`);
      locked.resolve();
      await held.promise;
    });
    await locked.promise;
    let waited = 0;
    const lock = codeOf(orm.execute(sql`select count(*) from leads`));
    const sleep = codeOf(orm.execute(sql`select pg_sleep(30)`));
    waited = await millisecondsOf(lock);
    expect([await lock, await sleep]).toEqual(['55P03', '57014']);
    expect(waited).toBeGreaterThan(2_500);
    expect(waited).toBeLessThan(3_900);
    held.resolve();
    await holder;
  });

  test('connections are reused after an error', async () => {
    const { writes } = database;
    expect(await codeOf(writes.execute(sql`select 1 / 0`))).toBe('22012');
    const { leads } = createWriters(writes, { keyring: testKeyring });
    const records = Array.from({ length: 100 }, (_, number) => leadRecord(number));
    await Promise.all(records.map((record) => leads.write(record)));
    const { rows } = await writes.execute(sql`select count(*)::int as leads from leads`);
    expect(rows[0]?.leads).toBe(100);
  });

  test('more clients than it has connections of the server wait for their turn', async () => {
    const clients = Array.from({ length: 60 }, () => new pg.Client(pooled.settings.databaseUrl));
    await Promise.all(clients.map((client) => client.connect()));
    const backends = await Promise.all(
      clients.map((client) => client.query('select pg_backend_pid() as id, pg_sleep(0.2)')),
    );
    await Promise.all(clients.map((client) => client.end()));
    expect(new Set(backends.map(({ rows }) => rows[0].id)).size).toBeLessThanOrEqual(40);
  });
});

test('DATABASE_URL through PgBouncer without a direct address says what to set', async () => {
  const { databaseDirectUrl: _, ...rest } = pooled.settings;
  const open = openDatabase(rest);
  await expect(open).rejects.toThrow(/^DATABASE_URL .*set DATABASE_DIRECT_URL.*08P01/);
});

describe('several servers in DATABASE_URL', () => {
  let [primary, replica]: [PostgresServer?, PostgresReplica?] = [];
  beforeAll(async () => {
    primary = await startPostgres();
    replica = await startReplica(primary, { synchronous: true });
  });
  afterAll(() => Promise.all([primary?.stop(), replica?.stop()]));

  test('the service writes to the primary, and to the promoted replica when that is gone', async () => {
    if (!primary || !replica) throw new Error('not started');
    const hosts = [replica, primary].map(({ host }) => encodeURIComponent(host)).join(',');
    const database = await openDatabase({
      databaseUrl: `postgres://${databaseUser.name}@${hosts}/postgres`,
      dataDir: '',
    });
    const { leads } = createWriters(database.writes, { keyring: testKeyring });
    const acknowledged: string[] = [];
    const write = async (number: number) =>
      acknowledged.push((await leads.write(leadRecord(number))).eventId);
    for (let number = 0; number < 20; number += 1) await write(number);
    await primary.kill();
    await expect(write(20)).rejects.toThrow();
    const started = performance.now();
    replica.promote();
    for (let number = 21; acknowledged.length < 40; number += 1)
      await write(number).catch(() => {});
    expect(performance.now() - started).toBeLessThan(30_000);
    const { rows } = await database.orm.execute(
      sql`select event_id as id from leads order by event_id`,
    );
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    await database.close();
  });
});
