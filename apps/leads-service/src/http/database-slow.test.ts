import { problemSchema } from '@plaza/contract';
import { type PostgresServer, startPostgres } from '@plaza/testing/postgres';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fixtureWebsiteId, readFixture } from '../../testing/fixture-content.ts';
import { createTestService } from '../../testing/test-service.ts';
import { testSettings } from '../../testing/test-settings.ts';
import { buildApp } from '../app.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { REQUEST_WAIT } from '../database/wait-budget.ts';
import { importContent } from '../import/import-content.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/**
 * Milliseconds in which a request has waited once for the database, and not for a second time: 5 s on
 * an idle machine.
 */
const RESPONSE_TIMEOUT = 2 * REQUEST_WAIT - 500;

type App = Awaited<ReturnType<typeof buildApp>>;

const base = `/website/${fixtureWebsiteId}/api`;
const impression = { locale: 'es-ES', noProducts: true, device: {}, trackingData: {} };
const event = { partitionKey: 'productView', data: { products: [{ position: 0, productId: 7 }] } };
const requests = {
  impression: { method: 'POST', url: `${base}/impression`, payload: impression },
  event: { method: 'POST', url: `${base}/user-events`, payload: event },
  products: { method: 'GET', url: `${base}/data/products?locale=es-ES` },
  /** Not cached yet. */
  menus: { method: 'GET', url: `${base}/content/menus?locale=sv-SE` },
  readyz: { method: 'GET', url: '/readyz' },
} as const;

async function send(app: App, name: keyof typeof requests) {
  const started = performance.now();
  const { statusCode, headers, body } = await app.inject(requests[name]);
  const took = performance.now() - started;
  if (statusCode === 503) {
    expect(problemSchema.parse(JSON.parse(body)).detail).toBe('The database does not answer');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  return { statusCode, took };
}

const times = (count: number, app: App, name: keyof typeof requests) =>
  Promise.all(Array.from({ length: count }, () => send(app, name)));

const isRefusedInTime = ({ statusCode, took }: { statusCode: number; took: number }) =>
  statusCode === 503 && took < RESPONSE_TIMEOUT;

describe('design §3 a slow PostgreSQL server', () => {
  let server: PostgresServer;
  let database: Database;
  let app: App;
  beforeAll(async () => {
    server = await startPostgres();
    const settings = testSettings({ databaseUrl: server.url('postgres'), dataDir: '/nonexistent' });
    database = await openDatabase(settings);
    await importContent(database, await readFixture());
    app = await buildApp({ database, settings });
  });
  afterAll(async () => {
    server.thaw();
    await app.close();
    await database.close();
    await server.stop();
  });

  /** Locks a table until the returned function is called. */
  async function lock(table: string) {
    const holder = new pg.Client(server.url('postgres'));
    await holder.connect();
    await holder.query(`begin; lock table ${table} in access exclusive mode`);
    return () => holder.end();
  }

  test('a locked table delays only its own requests, by one wait', async () => {
    const unlockImpressions = await lock('impressions');
    const refused = times(600, app, 'impression');
    const others = [...(await times(50, app, 'event')), ...(await times(50, app, 'menus'))];
    expect(others.filter(({ statusCode }) => statusCode >= 300)).toEqual([]);
    expect(Math.max(...others.map(({ took }) => took))).toBeLessThan(REQUEST_WAIT);
    const unlockProducts = await lock('products');
    const url = (number: number) => `${base}/data/products/${number}?locale=es-ES`;
    const reads = Array.from({ length: 40 }, (_, index) => app.inject(url(index)));
    expect((await send(app, 'event')).statusCode).toBe(204);
    // The later ones find a transaction that is already waiting.
    const late = times(50, app, 'impression');
    const writes = [...(await refused), ...(await late)];
    expect(writes.filter((answer) => !isRefusedInTime(answer))).toEqual([]);
    expect(new Set((await Promise.all(reads)).map(({ statusCode }) => statusCode))).toEqual(
      new Set([503]),
    );
    await unlockImpressions();
    expect(await send(app, 'impression')).toMatchObject({ statusCode: 200 });
    await unlockProducts();
  });

  test('a frozen server causes a 503 after one wait, and the service recovers', async () => {
    const names = Object.keys(requests) as (keyof typeof requests)[];
    expect((await send(app, 'products')).statusCode).toBe(200);
    const other = await openDatabase({ databaseUrl: server.url('postgres'), dataDir: '' });
    await other.orm.execute(sql`select 1`);
    server.freeze();
    for (const round of ['open connections', 'new connections']) {
      const answers = (await Promise.all(names.map((name) => times(20, app, name)))).flat();
      expect(
        answers.filter((answer) => !isRefusedInTime(answer)),
        round,
      ).toEqual([]);
      expect((await app.inject('/livez')).statusCode).toBe(200);
    }
    const started = performance.now();
    await other.close();
    expect(performance.now() - started).toBeLessThan(RESPONSE_TIMEOUT);
    server.thaw();
    for (const name of names) {
      await expect
        .poll(async () => (await send(app, name)).statusCode, { timeout: RESPONSE_TIMEOUT })
        .toBeLessThan(300);
    }
  });
});

test('design §3 a busy embedded database causes a 503 after one wait', async () => {
  const { app, database, stop } = await createTestService('pglite');
  const held = Promise.withResolvers<void>();
  const busy = database.batches.transaction(async (transaction) => {
    await transaction.execute(sql`select 1`);
    await held.promise;
  });
  const posts = [times(600, app, 'impression'), times(1, app, 'event')];
  const answers = (await Promise.all(posts)).flat();
  expect(answers.filter((answer) => !isRefusedInTime(answer))).toEqual([]);
  held.resolve();
  await busy;
  expect(await send(app, 'impression')).toMatchObject({ statusCode: 200 });
  await stop();
});
