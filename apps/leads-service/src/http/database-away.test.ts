import { COMMANDS, problemSchema } from '@plaza/contract';
import { type PostgresServer, startPostgres } from '@plaza/testing/postgres';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fixtureWebsiteId, readFixture } from '../../testing/fixture-content.ts';
import { testSettings } from '../../testing/test-settings.ts';
import { buildApp } from '../app.ts';
import type { Database } from '../database/database.ts';
import { isDatabaseUnavailable } from '../database/database-errors.ts';
import { openDatabase } from '../database/open-database.ts';
import { importContent } from '../import/import-content.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

describe('design §3 a database that becomes unavailable', () => {
  let server: PostgresServer;
  let database: Database;
  let app: Awaited<ReturnType<typeof buildApp>>;
  beforeAll(async () => {
    server = await startPostgres();
    const settings = testSettings({ databaseUrl: server.url('postgres'), dataDir: '/nonexistent' });
    database = await openDatabase(settings);
    await importContent(database, await readFixture());
    app = await buildApp({ database, settings });
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    await server.stop();
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const base = `/website/${fixtureWebsiteId}/api`;
  const posts = Object.values(COMMANDS).map(({ path }) => ['POST', `${base}${path}`] as const);

  test.each([['GET', '/readyz'], ['GET', `${base}/data/products?locale=es-ES`], ...posts] as const)(
    '%s %s returns 503 with Retry-After and no details',
    async (method, url) => {
      const payload = method === 'POST' ? {} : undefined;
      const response = await app.inject({ method, url, ...(payload && { payload }) });
      expect(response.statusCode).toBe(503);
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
      expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
      const problem = problemSchema.parse(response.json());
      expect(problem.detail).toBe('The database does not answer');
      expect(problem.instance).toMatch(/^urn:uuid:[0-9a-f-]{36}$/);
    },
  );

  test('is known as unavailable by a transaction too', async () => {
    const error = await database.writes.transaction(async () => {}).catch((reason) => reason);
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  test('does not affect /livez, since a restart would not help', async () => {
    expect((await app.inject('/livez')).statusCode).toBe(200);
  });
});
