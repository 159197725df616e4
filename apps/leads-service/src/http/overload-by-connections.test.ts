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

/** A visitor with a connection of their own. */
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

/** Transactions that stored impressions. */
async function countGroups(): Promise<number> {
  const counted = sql`select count(distinct xmin::text)::int as groups from impressions`;
  const { rows } = (await service.database.orm.execute(counted)) as unknown as {
    rows: { groups: number }[];
  };
  return rows[0]?.groups ?? 0;
}

test('§5.4 visitors with a connection each are taken in before the next group is written', async () => {
  const agent = new Agent({ keepAlive: false });
  const statuses = await Promise.all(Array.from({ length: visitors }, () => visit(agent)));
  agent.destroy();
  expect(new Set(statuses)).toEqual(new Set([200]));
  // A write for every few connections would let the others wait for all the writes before theirs.
  expect(await countGroups()).toBeLessThan(visitors / 10);
});
