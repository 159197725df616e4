import { COMMANDS } from '@plaza/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fixtureWebsiteId } from '../../testing/fixture-content.ts';
import { createTestService, type TestService } from '../../testing/test-service.ts';
import { databaseEngines } from '../database/database.ts';
import { insertImpressions } from './impression-record.ts';
import { createWriters } from './writers.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const locale = 'es-ES';
const device = { language: 'es-ES', memory: 8, resolution: '1920x1080', timezoneOffset: -60 };

describe.each(databaseEngines)('§4.3, §7.3 ownership of impressions on %s', (engine) => {
  let service: TestService;
  beforeAll(async () => {
    service = await createTestService(engine);
  });
  afterAll(() => service.stop());

  async function postImpression(uniqueUserId?: string, changes: object = {}) {
    const { statusCode, body } = await service.app.inject({
      method: 'POST',
      url: `/website/${fixtureWebsiteId}/api/impression`,
      payload: {
        device,
        locale,
        noProducts: true,
        trackingData: { subId: 'a', uniqueUserId },
        ...changes,
      },
    });
    expect(statusCode, body).toBe(200);
    return COMMANDS.impression.response.parse(JSON.parse(body)).impression;
  }

  async function stored(id: string) {
    const query = sql`select * from impressions where id = ${id}`;
    return (await service.database.orm.execute<Record<string, unknown>>(query)).rows;
  }

  const age = (id: string, interval: string) =>
    service.database.orm.execute(
      sql`update impressions set created_at = now() - ${interval}::interval where id = ${id}`,
    );

  test('its own visitor can complete it within an hour', async () => {
    const { id, uniqueUserId } = await postImpression();
    await age(id, '59 minutes');
    const trackingData = { subId: 'a', googleClickId: 'g', uniqueUserId };
    const again = await postImpression(uniqueUserId, { impressionId: id, trackingData });
    expect(again).toEqual({ id, uniqueUserId, source: { channel: { id: 2, name: 'Google' } } });
    expect(await stored(id)).toEqual([
      expect.objectContaining({ channel_id: 2, tracking_data: trackingData }),
    ]);
  });

  test('after an hour it keeps its visitor and does not change', async () => {
    const { id, uniqueUserId } = await postImpression();
    await age(id, '61 minutes');
    const before = await stored(id);
    const again = await postImpression(uniqueUserId, { impressionId: id, device: {} });
    expect(again).toMatchObject({ id, uniqueUserId });
    expect(await stored(id)).toEqual(before);
  });

  test.each([
    ['another visitor', 'other'],
    ['a visitor without an id', undefined],
  ])('%s changes nothing of it, and gets an impression of their own', async (_, user) => {
    const first = await postImpression('owner');
    const before = await stored(first.id);
    const own = await postImpression(user, { impressionId: first.id, device: {} });
    expect(own.id).not.toBe(first.id);
    expect(own.uniqueUserId).not.toBe('owner');
    if (user) expect(own.uniqueUserId).toBe(user);
    expect(await stored(first.id)).toEqual(before);
    expect(await stored(own.id)).toEqual([
      expect.objectContaining({ unique_user_id: own.uniqueUserId, device: {} }),
    ]);
  });

  test('one of several concurrent visitors with the same id gets it, the others get new ones', async () => {
    const users = Array.from({ length: 50 }, (_, index) => `user-${index}`);
    const posts = users.map((user) => postImpression(user, { impressionId: 'at-once' }));
    const answers = await Promise.all(posts);
    expect(answers.map(({ uniqueUserId }) => uniqueUserId)).toEqual(users);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(50);
    const [row] = await stored('at-once');
    expect(row?.unique_user_id).toBe(answers.find(({ id }) => id === 'at-once')?.uniqueUserId);
  });

  test('stores the same, whether visitors come one by one or in one transaction', async () => {
    const { writes } = service.database;
    const { impressions } = createWriters(writes, service);
    const users = fc.array(fc.constantFrom(null, 'a', 'b'), { minLength: 1, maxLength: 6 });
    let run = 0;
    const check = fc.asyncProperty(users, async (visitors) => {
      run += 1;
      const records = (id: string) =>
        visitors.map((uniqueUserId, step) => ({
          ...{ websiteId: fixtureWebsiteId, id, uniqueUserId, newUser: false, channelId: 1 },
          ...{ locale, device: {}, trackingData: { step }, hasKey: step % 2 === 1 },
        }));
      for (const record of records(`single-${run}`)) await insertImpressions(writes, [record]);
      await Promise.all(records(`group-${run}`).map(impressions.write));
      const [single, group] = [await stored(`single-${run}`), await stored(`group-${run}`)];
      const shown = (rows: Record<string, unknown>[]) =>
        rows.map(({ unique_user_id, tracking_data }) => ({ unique_user_id, tracking_data }));
      expect(shown(group)).toEqual(shown(single));
    });
    await fc.assert(check, { numRuns: 40 });
  });

  describe('without a visitor', () => {
    const withheld = { trackingData: undefined, device: undefined };
    const isStillWithheld = [expect.objectContaining({ unique_user_id: null, tracking_data: {} })];

    test('is completed by who has its key, once and within an hour', async () => {
      const { impressionKey, ...impression } = await postImpression(undefined, withheld);
      expect(impression).toEqual({ id: expect.any(String) });
      const own = { impressionId: impression.id, impressionKey };
      expect(await postImpression('first', own)).toMatchObject({
        id: impression.id,
        uniqueUserId: 'first',
      });
      const before = await stored(impression.id);
      expect(before).toEqual([expect.objectContaining({ device, unique_user_id: 'first' })]);
      const second = await postImpression('second', own);
      expect(second.id).not.toBe(impression.id);
      expect(await stored(impression.id)).toEqual(before);
    });

    test.each([
      ['no key', undefined],
      ['a key of their own', 'own'],
      ['a key that says nothing', 'x'],
    ])('stays as it is when somebody else sends its id with %s', async (_, sent) => {
      const { id } = await postImpression(undefined, withheld);
      const foreign = await postImpression(undefined, withheld);
      const impressionKey = sent === 'own' ? foreign.impressionKey : sent;
      const other = await postImpression('other', { impressionId: id, impressionKey });
      expect(other).toMatchObject({ uniqueUserId: 'other' });
      expect(other.id).not.toBe(id);
      expect(await stored(id)).toEqual(isStillWithheld);
      expect(await stored(other.id)).toEqual([
        expect.objectContaining({ unique_user_id: 'other' }),
      ]);
    });

    test('stays without a visitor after an hour', async () => {
      const { id, impressionKey } = await postImpression(undefined, withheld);
      await age(id, '61 minutes');
      const late = await postImpression('late', { impressionId: id, impressionKey });
      expect(late.id).not.toBe(id);
      expect(await stored(id)).toEqual(isStillWithheld);
    });
  });
});
