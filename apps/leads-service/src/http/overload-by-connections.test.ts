import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fixtureWebsiteId } from '../../testing/fixture-content.ts';
import { createTestService, type TestService } from '../../testing/test-service.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const visitors = 200;
const payload = JSON.stringify({ locale: 'es-ES', noProducts: true });

let service: TestService;
beforeAll(async () => {
  service = await createTestService('pglite', { postsPerMinute: 1_000_000 });
  await service.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => service.stop());

/** A visitor with its own connection. */
async function visit(agent: Agent): Promise<number | undefined> {
  const { port } = service.app.server.address() as AddressInfo;
  const path = `/website/${fixtureWebsiteId}/api/impression`;
  const headers = { 'content-type': 'application/json' };
  const sent = request({ host: '127.0.0.1', port, path, method: 'POST', headers, agent });
  sent.end(payload);
  const [answer] = await once(sent, 'response');
  answer.resume();
  return answer.statusCode;
}

/** The number of transactions that stored impressions. */
async function countGroups(): Promise<number> {
  const counted = sql`select count(distinct xmin::text)::int as groups from impressions`;
  const { rows } = (await service.database.orm.execute(counted)) as unknown as {
    rows: { groups: number }[];
  };
  return rows[0]?.groups ?? 0;
}

test('§5.4 accepts visitors with a connection each before writing the next group', async () => {
  const agent = new Agent({ keepAlive: false });
  const statuses = await Promise.all(Array.from({ length: visitors }, () => visit(agent)));
  agent.destroy();
  expect(new Set(statuses)).toEqual(new Set([200]));
  // A write for every few connections would delay later ones by all earlier writes.
  expect(await countGroups()).toBeLessThan(visitors / 10);
});
