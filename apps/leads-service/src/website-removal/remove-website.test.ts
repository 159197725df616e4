import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fixtureWebsiteId } from '../../testing/fixture-content.ts';
import { runHere } from '../../testing/run-program.ts';
import { createTestService, type TestService } from '../../testing/test-service.ts';
import { databaseEngines } from '../database/database.ts';
import { removeWebsiteCommand } from './removal-command.ts';
import { removeWebsite } from './remove-website.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe.each(databaseEngines)('a website that is removed, on %s', (engine) => {
  let service: TestService;
  beforeAll(async () => {
    service = await createTestService(engine);
    const url = `/website/${fixtureWebsiteId}/api/impression`;
    const body = { locale: 'es-ES', noProducts: true };
    const response = await service.app.inject({ method: 'POST', url, payload: body });
    expect(response.statusCode).toBeLessThan(300);
  });
  afterAll(() => service.stop());

  const request = { websiteId: fixtureWebsiteId };
  const rowsOf = (list: readonly { table: string; rows: number }[], name: string) =>
    list.find(({ table }) => table === name)?.rows ?? 0;

  test('loses nothing by a count, then its content, and keeps its visits', async () => {
    const { database } = service;
    const counted = await removeWebsite(database, { ...request, apply: false });
    expect(counted.removed).toBe(false);
    expect(rowsOf(counted.content, 'content_entities')).toBeGreaterThan(20);
    expect(rowsOf(counted.content, 'products')).toBeGreaterThan(4);
    expect(counted.kept.length).toBeGreaterThan(0);
    expect(await removeWebsite(database, { ...request, apply: false })).toEqual(counted);

    const removed = await removeWebsite(database, { ...request, apply: true });
    expect(removed).toEqual({ ...counted, removed: true });
    const after = await removeWebsite(database, { ...request, apply: true });
    expect(after).toEqual({ content: [], kept: counted.kept, removed: false });
    const { rows } = await database.orm.execute(sql`select id from websites`);
    expect(rows).toEqual([]);
  });
});

test('the command counts, and says that there is nothing of an unknown website', async () => {
  const service = await createTestService('pglite');
  try {
    await service.app.listen({ host: '127.0.0.1', port: 0 });
    const environment = { PLAZA_DATA_DIR: service.settings.dataDir };
    const run = (...args: string[]) => runHere(removeWebsiteCommand, args, environment);
    const counted = await run('--website', String(fixtureWebsiteId));
    expect(counted.stdout).toMatch(/^websites: 1 rows, removed with --yes$/m);
    expect((await run('--website', '4711')).stdout).toBe(
      'The database has no rows of website 4711\n',
    );
    expect((await run('--website', 'x')).stderr).toContain('Usage: ');
  } finally {
    await service.stop();
  }
});
