import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { contactMessage } from '../../testing/contact-message.ts';
import { fixtureWebsiteId } from '../../testing/fixture-content.ts';
import { createTestService, type TestService } from '../../testing/test-service.ts';
import { databaseEngines } from '../database/database.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

describe.each(databaseEngines)('design §4 readiness while writes fail, on %s', (engine) => {
  let service: TestService;
  beforeAll(async () => {
    service = await createTestService(engine);
  });
  afterAll(async () => {
    await refuseWrites(false);
    await service.stop();
  });

  /** As a full disk, or a server that became a replica: reads are answered. */
  async function refuseWrites(isRefused: boolean) {
    const { batches, writes } = service.database;
    const value = isRefused ? 'on' : 'off';
    const where = sql.raw(engine === 'pglite' ? 'set' : 'alter system set');
    await batches.execute(sql`${where} default_transaction_read_only = ${sql.raw(value)}`);
    await batches.execute(sql`select pg_reload_conf()`);
    await vi.waitFor(async () => {
      const { rows } = await writes.execute<{ value: string }>(
        sql`select current_setting('default_transaction_read_only') as value`,
      );
      expect(rows[0]?.value).toBe(value);
    });
  }

  let messages = 0;
  async function write() {
    messages += 1;
    const response = await service.app.inject({
      ...{ method: 'POST', url: `/website/${fixtureWebsiteId}/api/messages` },
      payload: { ...contactMessage, idempotencyKey: `key-of-message-${messages}` },
    });
    return response.statusCode;
  }
  const ready = async () => (await service.app.inject('/readyz')).statusCode;

  test('follows the writes, and comes back with them', async () => {
    expect([await write(), await ready()]).toEqual([200, 200]);
    await refuseWrites(true);
    expect(await write()).toBe(503);
    const response = await service.app.inject('/readyz');
    expect([response.statusCode, response.json().detail]).toEqual([
      ...[503, 'The database stores nothing'],
    ]);
    expect((await service.app.inject('/livez')).statusCode).toBe(200);
    await refuseWrites(false);
    expect([await ready(), await write(), await ready()]).toEqual([200, 200, 200]);
  });
});
