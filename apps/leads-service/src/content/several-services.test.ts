import { until } from '@plaza/testing';
import { type PostgresReplica, startReplica } from '@plaza/testing/postgres';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { addGate, applicationClient, fillIn } from '../../testing/application.ts';
import { fixtureWebsiteId, readFixture } from '../../testing/fixture-content.ts';
import { testKeyring } from '../../testing/keyring.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { type PooledServer, startPooledServer } from '../../testing/pooled-server.ts';
import { testFlows } from '../../testing/test-flows.ts';
import { testSettings } from '../../testing/test-settings.ts';
import { buildApp } from '../app.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Settings } from '../env.ts';
import { importContent } from '../import/import-content.ts';
import { untilNoticed } from '../import/until-noticed.ts';
import { createRecordId } from '../writes/record-id.ts';
import { createWriters } from '../writes/writers.ts';
import { createVersionListener } from './version-listener.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let pooled: PooledServer;
let replica: PostgresReplica;
let importer: Database;
beforeAll(async () => {
  pooled = await startPooledServer();
  importer = await openDatabase(pooled.direct);
  await importContent(importer, await readFixture());
  replica = await startReplica(pooled.server);
});
afterAll(async () => {
  await importer.close();
  await replica.stop();
  await pooled.stop();
});

const path = `/website/${fixtureWebsiteId}/api`;
const running: { app: FastifyInstance; database: Database }[] = [];
afterEach(async () => {
  for (const { app, database } of running.splice(0)) await app.close().then(() => database.close());
});

/** A service through PgBouncer, that reads from the replica and listens for versions. */
async function startService(changes: Partial<Settings> = {}) {
  const addresses = { ...pooled.settings, databaseReplicaUrl: replica.url('postgres') };
  const database = await openDatabase(addresses);
  const keys = { applicationsKeys: [Buffer.alloc(32, 7).toString('base64')] };
  const settings = testSettings({ ...addresses, dataDir: '/nonexistent' }, { ...keys, ...changes });
  const app = await buildApp({ database, settings, flows: testFlows });
  await app.listen({ host: '127.0.0.1', port: 0 });
  running.push({ app, database });
  return {
    app,
    database,
    post: (name: string, payload: object) =>
      app.inject({ method: 'POST', url: `${path}${name}`, payload }),
    /** The heading of the first product. */
    product: async () =>
      (await app.inject(`${path}/data/products?locale=es-ES`)).json()[0].name as string,
  };
}

let number = 0;

/** Imports with another name of the first product. @returns the name */
async function importAnother() {
  const name = `Préstamo ${++number}`;
  await importer.writes.transaction(async (tx) => {
    await tx.execute(sql`update products set body = jsonb_set(body, '{name}', to_jsonb(${name}::text))
      where website_id = ${fixtureWebsiteId}`);
    await tx.execute(
      sql`update websites set content_version = content_version + 1 where id = ${fixtureWebsiteId}`,
    );
  });
  return name;
}

const listeners = async () => {
  const { rows } = await importer.orm.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity where application_name = 'leads-service versions'
      and query like 'select id%'`);
  return rows[0]?.count;
};

/** Statements that look up a content version, counted by PostgreSQL. */
const lookups = async (database: Database, work: () => Promise<unknown>) => {
  const spy = vi.spyOn(database.orm, 'select');
  await work();
  const { length } = spy.mock.calls;
  spy.mockRestore();
  return length;
};

describe('content of several services on one server', () => {
  test('an import is served by all of them as soon as it has been noticed, without a lookup per request', async () => {
    const services = [await startService(), await startService()];
    await until(async () => (await listeners()) === 2);
    for (let round = 0; round < 5; round += 1) {
      const name = await importAnother();
      await untilNoticed(importer);
      // PostgreSQL tells one listener after the other.
      const names = () => Promise.all(services.map(({ product }) => product()));
      await until(async () => (await names()).every((found) => found === name), 500);
    }
    const [first] = services;
    if (!first) throw new Error('no service');
    expect(await lookups(first.database, () => first.product())).toBe(0);
  });

  test('a service that lost its connection looks up the version, and listens again', async () => {
    const { product, database } = await startService();
    await until(async () => (await listeners()) === 1);
    const name = await importAnother();
    let shown: unknown;
    // It listens again after a second, so the connection is cut until a request comes before that.
    await until(async () => {
      await importer.orm.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'leads-service versions'`);
      const asked = await lookups(database, async () => {
        shown = await product();
      });
      return asked > 0;
    });
    expect(shown).toBe(name);
    await until(async () => (await listeners()) === 1);
    await until(async () => (await lookups(database, product)) === 0);
  });

  test('a service whose server stops answering knows no version, and listens again', async () => {
    const { server } = pooled;
    const listener = createVersionListener(server.url('postgres'));
    listener.start();
    await until(() => listener.versions());
    server.freeze();
    await until(() => listener.versions() === undefined);
    server.thaw();
    await until(() => listener.versions());
    await listener.close();
  });

  test('a replica that is behind is not asked for the new version, and nothing old is cached', async () => {
    const { product, database } = await startService();
    const old = await product();
    const replicaOrm = database.replica;
    await replicaOrm?.execute(sql`select pg_wal_replay_pause()`);
    const name = await importAnother();
    await untilNoticed(importer);
    const { rows } = (await replicaOrm?.execute<{ name: string }>(sql`
      select body ->> 'name' as name from products where website_id = ${fixtureWebsiteId} limit 1`)) ?? {
      rows: [],
    };
    expect(rows[0]?.name).toBe(old);
    expect([await product(), await product()]).toEqual([name, name]);
    await replicaOrm?.execute(sql`select pg_wal_replay_resume()`);
  });

  test('the replica answers content that it has, and the primary if it is gone', async () => {
    const { app, database } = await startService();
    const reads = vi.spyOn(database.replica as NonNullable<Database['replica']>, 'transaction');
    await untilNoticed(importer);
    expect((await app.inject(`${path}/content/menus?locale=es-ES`)).statusCode).toBe(200);
    expect(reads).toHaveBeenCalledOnce();
    replica.freeze();
    const started = performance.now();
    const [first, second] = [
      await app.inject(`${path}/content/authors?locale=es-ES`),
      await app.inject(`${path}/content/search-menu-items?locale=es-ES`),
    ];
    replica.thaw();
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(performance.now() - started).toBeLessThan(3_000);
    expect(reads).toHaveBeenCalledTimes(2);
  });
});

describe('writes of several services on one server', () => {
  test('the same impression and event at two services at once are stored once', async () => {
    const services = [await startService(), await startService()];
    const all = <T>(send: (service: (typeof services)[number]) => Promise<T>) =>
      Promise.all([...services, ...services].map(send));
    const impressionId = createRecordId(Date.now(), crypto.randomUUID());
    const trackingData = { uniqueUserId: crypto.randomUUID() };
    const impression = {
      impressionId,
      locale: 'es-ES',
      noProducts: true,
      device: {},
      trackingData,
    };
    const sent = await all(({ post }) => post('/impression', impression));
    expect(sent.map((response) => response.json().impression.id)).toEqual(
      Array(4).fill(impressionId),
    );
    const id = crypto.randomUUID();
    const event = {
      id,
      partitionKey: 'productView',
      data: { products: [{ position: 0, productId: 1 }] },
    };
    const events = await all(({ post }) => post('/user-events', event));
    expect(events.map(({ statusCode }) => statusCode)).toEqual(Array(4).fill(204));
    const { rows } = await importer.orm.execute(sql`select
      (select count(*)::int from impressions where id = ${impressionId}) as impressions,
      (select count(*)::int from user_events where id = ${id}) as events`);
    expect(rows).toEqual([{ impressions: 1, events: 1 }]);
  });

  test('the same impressions in different orders at two services block neither', async () => {
    const { database } = await startService();
    const records = Array.from({ length: 200 }, () => ({
      ...{ websiteId: fixtureWebsiteId, id: createRecordId(Date.now(), crypto.randomUUID()) },
      ...{ uniqueUserId: 'u', newUser: true, channelId: 1, locale: 'es-ES' },
      ...{ device: {}, trackingData: {} },
    }));
    const [one, other] = [1, 2].map(() => createWriters(database.writes, { keyring: testKeyring }));
    for (let round = 0; round < 10; round += 1)
      await Promise.all([
        ...records.map((each) => one?.impressions.write(each)),
        ...records.toReversed().map((each) => other?.impressions.write(each)),
      ]);
    const { rows } = await importer.orm.execute(
      sql`select count(*)::int as count from impressions where unique_user_id = 'u'`,
    );
    expect(rows).toEqual([{ count: records.length }]);
  });

  test('of changes of an application at two services at once one is made', async () => {
    const clients = [await startService(), await startService()].map(({ app }) =>
      applicationClient(() => app),
    );
    const [first] = clients;
    if (!first) throw new Error('no service');
    const owner = await first.create();
    const put = (index: number) =>
      clients[index % 2]?.put(owner, 'need', {
        version: 1,
        answers: { amount: `${1000 + index}`, purpose: 'car' },
      });
    const sent = await Promise.all(Array.from({ length: 20 }, (_, index) => put(index)));
    expect(sent.filter((answer) => answer?.status === 200)).toHaveLength(1);
    expect((await first.read(owner)).body).toMatchObject({ version: 2 });
  });

  test('each email is sent by one of them', async () => {
    const server = await startMailServer();
    const changes = {
      smtpUrl: server.url,
      siteUrls: [{ websiteId: fixtureWebsiteId, url: server.url }],
    };
    await addGate(importer);
    await importAnother();
    const services = [await startService(changes), await startService(changes)];
    const clients = services.map(({ app }) => applicationClient(() => app));
    const count = 12;
    await Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const client = clients[index % 2] as (typeof clients)[number];
        const email = `ana.${index}@correo.example`;
        const owner = await fillIn(client, { contact: { email } });
        expect((await client.sendConfirmation(owner)).status).toBe(202);
      }),
    );
    await until(async () => {
      const { rows } = await importer.orm.execute(
        sql`select count(*)::int as sent from emails where sent_at is not null`,
      );
      return rows[0]?.sent === count;
    });
    expect(server.offers()).toBe(count);
    expect(new Set(server.mails.map((mail) => mail.to?.[0]?.address)).size).toBe(count);
    await server.stop();
  });
});
