import { COMMANDS } from '@plaza/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fixtureWebsiteId } from '../../testing/fixture-content.ts';
import { createTestService, type TestService } from '../../testing/test-service.ts';
import { databaseEngines } from '../database/database.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const device = { language: 'es-ES', memory: 8, resolution: '1920x1080', timezoneOffset: -60 };
const locale = 'es-ES';

describe.each(databaseEngines)('%s', (engine) => {
  let service: TestService;
  beforeAll(async () => {
    service = await createTestService(engine);
  });
  afterAll(() => service.stop());

  const post = (path: string, payload: object, websiteId = fixtureWebsiteId) =>
    service.app.inject({ method: 'POST', url: `/website/${websiteId}/api${path}`, payload });

  async function postImpression(changes: object = {}) {
    const body = { device, trackingData: {}, locale, noProducts: true, ...changes };
    const response = await post('/impression', body);
    expect(response.statusCode).toBe(200);
    return COMMANDS.impression.response.parse(response.json());
  }

  async function rows(table: string, condition = sql`true`) {
    const query = sql`select * from ${sql.identifier(table)} where ${condition}`;
    return (await service.database.orm.execute<Record<string, unknown>>(query)).rows;
  }

  describe('§7.3 POST /impression', () => {
    test('generates missing ids and stores the request', async () => {
      const trackingData = { microsoftClickId: 'm', subId: 'z', device, locale };
      const { impression, products } = await postImpression({ trackingData });
      expect(impression.source).toEqual({ channel: { id: 5, name: 'Bing' } });
      expect(products).toEqual([]);
      const stored = await rows('impressions', sql`id = ${impression.id}`);
      expect(stored).toEqual([
        expect.objectContaining({
          website_id: fixtureWebsiteId,
          unique_user_id: impression.uniqueUserId,
          new_user: true,
          channel_id: 5,
          locale,
          device,
          tracking_data: trackingData,
        }),
      ]);
    });

    test('keeps the ids of the visitor', async () => {
      const trackingData = { uniqueUserId: 'user-1' };
      const { impression } = await postImpression({ impressionId: 'kept', trackingData });
      expect(impression).toMatchObject({ id: 'kept', uniqueUserId: 'user-1' });
    });

    test('a forced refresh without impressionId gets a new id, whatever its tracking data', async () => {
      const { impression } = await postImpression({ trackingData: { impressionId: 'old' } });
      expect(impression.id).not.toBe('old');
    });

    const postWithheld = async (noProducts: boolean) => {
      const response = await post('/impression', { locale, noProducts });
      expect(response.statusCode).toBe(200);
      return response.json();
    };

    test('design §7 a withheld impression has no data about its visitor', async () => {
      const { impression, products } = await postWithheld(false);
      expect(Object.keys(impression)).toEqual(['id', 'impressionKey']);
      expect(products.length).toBeGreaterThan(0);
      const stored = await rows('impressions', sql`id = ${impression.id}`);
      expect(stored).toEqual([
        expect.objectContaining({
          ...{ unique_user_id: null, new_user: true, channel_id: null },
          ...{ locale, device: {}, tracking_data: {} },
        }),
      ]);
    });

    test.each([
      [{ uniqueUserId: 'returning' }, 'returning', false],
      [{}, expect.stringMatching(/^[0-9a-f-]{36}$/), true],
    ])('design §7 a withheld one is completed under its id: %o', async (known, user, isNew) => {
      const { id, impressionKey } = (await postWithheld(true)).impression;
      const trackingData = { microsoftClickId: 'm', impressionId: id, ...known };
      const { impression } = await postImpression({
        ...{ impressionId: id, impressionKey },
        trackingData,
      });
      expect(impression).toEqual({
        ...{ id, uniqueUserId: user },
        source: { channel: { id: 5, name: 'Bing' } },
      });
      expect(await rows('impressions', sql`id = ${id}`)).toEqual([
        expect.objectContaining({
          ...{ unique_user_id: impression.uniqueUserId, new_user: isNew, channel_id: 5 },
          ...{ device, tracking_data: trackingData },
        }),
      ]);
    });

    test('§7.2 returns the products of the locale, unless noProducts', async () => {
      const url = `/website/${fixtureWebsiteId}/api/data/products?locale=${locale}`;
      const listed = (await service.app.inject(url)).json();
      expect(listed.length).toBeGreaterThan(0);
      expect((await postImpression({ noProducts: false })).products).toEqual(listed);
    });

    test('drops unknown fields', async () => {
      const trackingData = { subId: 'a', email: 'someone@example.com' };
      const { impression } = await postImpression({ trackingData, extra: 1, impressionId: 'drop' });
      expect(impression.source?.channel.name).toBe('Affiliate');
      const [stored] = await rows('impressions', sql`id = 'drop'`);
      expect(stored?.tracking_data).toEqual({ subId: 'a' });
    });
  });

  test('§7.3 POST /user-events stores data by partition key', async () => {
    const data = { impressionId: 'events', products: [{ position: 0, productId: 7 }] };
    for (const partitionKey of ['initialProductList', 'productView', 'productView']) {
      expect((await post('/user-events', { data, partitionKey })).statusCode).toBe(204);
    }
    const stored = await rows('user_events', sql`data->>'impressionId' = 'events'`);
    const keys = stored.map((row) => row.partition_key).sort();
    expect(keys).toEqual(['initialProductList', 'productView', 'productView']);
    expect(stored.map((row) => row.data)).toEqual([data, data, data]);
  });

  test('§7.3 stores the first of several user events with one id', async () => {
    const products = [{ position: 0, productId: 7 }];
    const event = { partitionKey: 'productView', data: { impressionId: 'again', products } };
    const ids = ['jIp_Xj8LTFedNR8PLzxN-A', 'd2719eba-9d26-4b7a-9d8f-5a2be8a30c11'];
    const sendAll = () => ids.map((id) => post('/user-events', { ...event, id }));
    const answers = await Promise.all([...sendAll(), ...sendAll()]);
    const late = { ...event, id: ids[0], data: { ...event.data, locale } };
    answers.push(await post('/user-events', late), ...(await Promise.all(sendAll())));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 204));
    const stored = await rows('user_events', sql`data->>'impressionId' = 'again' order by id`);
    expect(stored.map(({ id, data }) => ({ id, data }))).toEqual(
      [...ids].sort().map((id) => ({ id, data: event.data })),
    );
  });

  test('§9 stores the moment of a flow once, by the id that vendors got', async () => {
    const id = 'flow-moment-of-a-visit';
    const data = { impressionId: 'flow', moment: 'end:call-back', events: ['sign_up'] };
    const event = { id, data, partitionKey: 'flowMoment' };
    const answers = await Promise.all([event, event].map((body) => post('/user-events', body)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    const answered = { ...event, data: { ...data, email: 'ana@correo.example' } };
    expect((await post('/user-events', answered)).statusCode).toBe(204);
    const stored = await rows('user_events', sql`id = ${id}`);
    expect(stored.map((row) => [row.partition_key, row.data])).toEqual([['flowMoment', data]]);
  });

  test('§7.3 two websites can have user events with the same id', async () => {
    const id = 'event-of-two-websites1';
    const data = { products: [{ position: 0, productId: 7 }] };
    const { createWriters } = await import('./writers.ts');
    const record = { id, websiteId: 1, partitionKey: 'productView', data };
    await createWriters(service.database.orm, service).userEvents.write(record);
    const answer = await post('/user-events', { id, partitionKey: 'productView', data });
    expect(answer.statusCode).toBe(204);
    const stored = await rows('user_events', sql`id = ${id} order by website_id`);
    expect(stored.map((row) => row.website_id)).toEqual([1, fixtureWebsiteId]);
  });

  test('§7.3 POST /client-id keeps one row per impression and type, clickId optional', async () => {
    const body = { clientId: 'c1', clientType: 'google', impressionId: 'i1', locale };
    const calls = [
      { ...body, clickId: 'click' },
      { ...body, clientId: 'c2' },
      { ...body, clientType: 'facebook' },
    ];
    for (const call of calls) expect((await post('/client-id', call)).statusCode).toBe(204);
    const stored = await rows('client_ids', sql`impression_id = 'i1' order by client_type`);
    expect(stored).toEqual([
      expect.objectContaining({ client_type: 'facebook', client_id: 'c1', click_id: null }),
      expect.objectContaining({ client_type: 'google', client_id: 'c2', click_id: 'click' }),
    ]);
  });

  test.each(Object.values(COMMANDS))(
    '$path returns 404 for an unknown website',
    async ({ path }) => {
      const response = await post(path, {}, 123_456);
      expect(response.statusCode).toBe(404);
      expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    },
  );

  test('two websites can have impressions with the same id', async () => {
    const other = { websiteId: 1, id: 'shared', uniqueUserId: 'other', newUser: true };
    const { createWriters } = await import('./writers.ts');
    const record = { ...other, channelId: 1, locale, device: {}, trackingData: {} };
    await createWriters(service.database.orm, service).impressions.write(record);
    await postImpression({ impressionId: 'shared', trackingData: { uniqueUserId: 'ours' } });
    const stored = await rows('impressions', sql`id = 'shared' order by website_id`);
    expect(stored.map((row) => row.unique_user_id)).toEqual(['other', 'ours']);
  });
});
