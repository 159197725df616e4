import { randomUUID } from 'node:crypto';
import { signWebhook } from '@plaza/contract/webhook';
import { Validator } from '@seriousme/openapi-schema-validator';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fixtureWebsiteId } from '../../testing/fixture-content.ts';
import { sampleLead } from '../../testing/lead.ts';
import { createTestService, type TestService } from '../../testing/test-service.ts';
import { buildApp } from '../app.ts';
import { databaseEngines } from '../database/database.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const leadsSecret = 'the secret of a lead service';
const eventId = (number: number) => `0198c5f2-5b7e-7000-8000-${`${number}`.padStart(12, '0')}`;

/** A signed lead for `inject`. */
function request(changes: object, { secret = leadsSecret, website = fixtureWebsiteId } = {}) {
  const lead = { ...sampleLead, ...changes };
  const { headers, body } = signWebhook(lead, secret, { id: randomUUID() });
  return {
    method: 'POST',
    url: `/leads/${website}`,
    headers: { ...headers },
    payload: body,
  } as const;
}

describe.each(databaseEngines)('§1 leads of a lead service on %s', (engine) => {
  let service: TestService;
  beforeAll(async () => {
    service = await createTestService(engine, { leadsSecret });
  });
  afterAll(() => service.stop());

  const post = async (changes: object) => {
    const { statusCode, headers, body } = await service.app.inject(request(changes));
    return { status: statusCode, cache: headers['cache-control'], body: JSON.parse(body) };
  };
  const stored = async (id: string) => {
    const query = sql`select * from leads where event_id = ${id}`;
    return (await service.database.orm.execute<Record<string, unknown>>(query)).rows;
  };

  test('are stored with their currency, and no data about their sender', async () => {
    const source = { whiteLabelToken: 'olivar', pubid: '12', channelId: '2', keyword: 'préstamo' };
    const input = { amount: 12_000, currency: 'MXN', phone: '+525512345678', locale: 'es-MX' };
    const { status, cache, body } = await post({ eventId: eventId(1), ...source, ...input });
    expect([status, cache]).toEqual([200, 'no-store']);
    const sealed = expect.stringMatching(/^[\da-f]{12}\.[\w-]{80}$/);
    expect(await stored(eventId(1))).toEqual([
      {
        website_id: fixtureWebsiteId,
        event_id: eventId(1),
        id: body.id,
        form_token: 'olivar-es-lp',
        white_label_token: 'olivar',
        ...{ name: sealed, email: sealed, phone: sealed },
        ...{ key_id: service.keyring.currentId, email_hash: expect.any(String) },
        amount: 12_000,
        currency: 'MXN',
        term_months: 3,
        locale: 'es-MX',
        pubid: '12',
        channel_id: '2',
        keyword: 'préstamo',
        ...{ impression_id: null, click_id: null },
        created_at: expect.anything(),
      },
    ]);
  });

  test('are stored once if repeated, concurrently or later, with one answer', async () => {
    const same = () => post({ eventId: eventId(2) });
    const answers = [...(await Promise.all(Array.from({ length: 20 }, same))), await same()];
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await stored(eventId(2))).toHaveLength(1);
  });

  test('with other data for the same event are rejected with 422, and the first stays', async () => {
    await post({ eventId: eventId(3) });
    const { status, body } = await post({ eventId: eventId(3), currency: 'MXN' });
    expect([status, body.type]).toEqual([422, 'urn:plaza:problem:idempotency-key-reused']);
    expect(await stored(eventId(3))).toEqual([expect.objectContaining({ currency: 'EUR' })]);
  });

  test('get the same answer after a restart', async () => {
    const first = await post({ eventId: eventId(4) });
    const app = await buildApp(service);
    const again = await app.inject(request({ eventId: eventId(4) }));
    await app.close();
    expect(JSON.parse(again.body)).toEqual(first.body);
  });
});

describe('design §3 a rejected lead', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await createTestService('pglite', { leadsSecret });
  });
  afterAll(() => service.stop());

  test.each<[string, ReturnType<typeof request>, number, string]>([
    ['another secret', request({}, { secret: 'another secret' }), 401, 'unauthorized'],
    [
      'no signature',
      { ...request({}), headers: { 'content-type': 'application/json' } } as never,
      401,
      'unauthorized',
    ],
    ['another body', { ...request({}), payload: '{}' }, 401, 'unauthorized'],
    ['a wrong amount', request({ amount: '500' }), 400, 'invalid-request'],
    ['an unknown website', request({}, { website: 7 }), 404, 'unknown-website'],
  ])('has %s', async (...[, sent, status, problem]) => {
    const { statusCode, body } = await service.app.inject(sent);
    expect([statusCode, JSON.parse(body).type]).toEqual([status, `urn:plaza:problem:${problem}`]);
  });

  test('exceeds the rate limit', async () => {
    const app = await buildApp({
      ...service,
      settings: { ...service.settings, postsPerMinute: 1 },
    });
    await app.inject(request({}));
    const { statusCode, headers } = await app.inject(request({}));
    await app.close();
    expect(statusCode).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  test('is not acknowledged if the database is unavailable', async () => {
    const { database, settings } = service;
    const writes = new Proxy(database.writes, {
      get: (orm, name) =>
        name === 'execute' ? () => Promise.reject(new Error('gone')) : Reflect.get(orm, name),
    });
    const app = await buildApp({ settings, database: { ...database, writes } });
    const { statusCode, body } = await app.inject(request({ eventId: eventId(5) }));
    await app.close();
    expect([statusCode, JSON.parse(body).id]).toEqual([500, undefined]);
  });

  test('the API description includes the route and is valid', async () => {
    const description = (await service.app.inject('/openapi.json')).json();
    const { valid, errors } = await new Validator().validate(structuredClone(description));
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
    expect(description.paths['/leads/{websiteId}'].post.operationId).toBe('postLead');
  });
});

test('§1 a service without LEADS_SECRET accepts no leads', async () => {
  const service = await createTestService('pglite');
  const { statusCode, body } = await service.app.inject(request({}));
  await service.stop();
  expect([statusCode, JSON.parse(body).type]).toEqual([404, 'urn:plaza:problem:unknown-address']);
});
