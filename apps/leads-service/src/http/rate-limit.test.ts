import { problemSchema } from '@plaza/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fixtureWebsiteId } from '../../testing/fixture-content.ts';
import { createTestService, type TestService } from '../../testing/test-service.ts';
import { buildApp } from '../app.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

interface Call {
  readonly forwardedFor?: string;
  readonly remoteAddress?: string;
  readonly path?: string;
}

const base = `/website/${fixtureWebsiteId}/api`;
const forwarded = (...addresses: string[]) => addresses.map((forwardedFor) => ({ forwardedFor }));

const cases: { name: string; hops: number; calls: Call[]; statuses: number[] }[] = [
  { name: 'one client', hops: 0, calls: [{}, {}, {}], statuses: [400, 400, 429] },
  {
    name: 'one client, each POST',
    hops: 0,
    calls: [{}, { path: '/impression' }, { path: '/user-events' }],
    statuses: [400, 400, 429],
  },
  {
    name: 'two clients',
    hops: 0,
    calls: [{}, {}, { remoteAddress: '127.0.0.2' }],
    statuses: [400, 400, 400],
  },
  {
    name: 'a forged header',
    hops: 0,
    calls: forwarded('1.1.1.1', '2.2.2.2', '3.3.3.3'),
    statuses: [400, 400, 429],
  },
  {
    name: 'visitors behind a proxy',
    hops: 1,
    calls: forwarded('1.1.1.1', '1.1.1.1', '2.2.2.2', '1.1.1.1'),
    statuses: [400, 400, 400, 429],
  },
  {
    name: 'a header forged before the proxy',
    hops: 1,
    calls: forwarded('9.9.9.1, 1.1.1.1', '9.9.9.2, 1.1.1.1', '9.9.9.3, 1.1.1.1'),
    statuses: [400, 400, 429],
  },
  {
    name: 'one IPv6 network and another',
    hops: 1,
    calls: forwarded('2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:1::1'),
    statuses: [400, 400, 429, 400],
  },
  {
    name: 'an invalid address',
    hops: 1,
    calls: forwarded('<script>', '%00', 'fe80::1%eth0'),
    statuses: [400, 400, 400],
  },
];

let service: TestService;
beforeAll(async () => {
  service = await createTestService('pglite', { postsPerMinute: 2 });
});
afterAll(() => service.stop());

test.each(cases)('limits the rate of POSTs: $name', async (row) => {
  const settings = { ...service.settings, trustedProxyHops: row.hops };
  const app = await buildApp({ database: service.database, settings });
  const statuses: number[] = [];
  for (const { forwardedFor, remoteAddress = '127.0.0.1', path = '/client-id' } of row.calls) {
    const headers = forwardedFor ? { 'x-forwarded-for': forwardedFor } : {};
    const request = { method: 'POST', url: `${base}${path}`, payload: {} } as const;
    const response = await app.inject({ ...request, headers, remoteAddress });
    statuses.push(response.statusCode);
  }
  expect(statuses).toEqual(row.statuses);
  await app.close();
});

test('a rejected POST has Retry-After, and GETs are not limited', async () => {
  const post = { method: 'POST', url: `${base}/client-id`, payload: {} } as const;
  for (const _ of [1, 2]) await service.app.inject(post);
  const refused = await service.app.inject(post);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(refused.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(problemSchema.parse(refused.json()).type).toBe('urn:plaza:problem:too-many-requests');
  const read = await service.app.inject(`${base}/content/website-cookies`);
  expect(read.statusCode).toBe(200);
});

describe('design §3 every POST route has a limit', () => {
  /** Sends POSTs, by default each from its own client. @returns the number without status 429 */
  async function countAccepted(path: string, count: number, client?: string) {
    const app = await buildApp({
      database: service.database,
      settings: { ...service.settings, postsPerMinute: 100, trustedProxyHops: 1 },
    });
    let accepted = 0;
    for (let index = 0; index < count; index += 1) {
      const answer = await app.inject({
        method: 'POST',
        url: `${base}${path}`,
        payload: {},
        headers: { 'x-forwarded-for': client ?? `10.0.${index >> 8}.${index & 255}` },
      });
      if (answer.statusCode !== 429) accepted += 1;
    }
    await app.close();
    return accepted;
  }

  test.each([
    ['/messages', 1, 5],
    ['/consents', 5, 100],
    ['/client-id', 100, 2_000],
  ])('POST %s: %i a minute from one client, %i in all', async (path, perClient, inAll) => {
    expect(await countAccepted(path, perClient + 20, '192.0.2.1')).toBe(perClient);
    // Forged clients, a new one per request, are counted together.
    expect(await countAccepted(path, inAll + 20)).toBe(inAll);
  });
});
