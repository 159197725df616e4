import { randomBytes } from 'node:crypto';
import { problemSchema } from '@plaza/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { consentReceipt } from '../../testing/consent-receipt.ts';
import { fixtureWebsiteId } from '../../testing/fixture-content.ts';
import { createTestService, type TestService } from '../../testing/test-service.ts';
import { databaseEngines } from '../database/database.ts';
import { createRecordId } from './record-id.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const HOUR = 3_600_000;
const fromNow = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
const choices = (...[preferences, statistics, marketing]: boolean[]) => ({
  categories: { necessary: true, preferences, statistics, marketing },
});
const id = () => randomBytes(16).toString('base64url');
const random = '00000000-0000-4cc3-98c4-dc0c0c07398f';

describe.each(databaseEngines)('implausible claims on %s', (engine) => {
  let service: TestService;
  beforeAll(async () => {
    service = await createTestService(engine);
  });
  afterAll(() => service.stop());

  async function post(path: string, payload: object) {
    const url = `/website/${fixtureWebsiteId}/api${path}`;
    const { statusCode, body } = await service.app.inject({ method: 'POST', url, payload });
    if (statusCode < 400) return [statusCode];
    const { type, errors = [], detail } = problemSchema.parse(JSON.parse(body));
    expect(detail).toBeTruthy();
    return [statusCode, type, ...errors.map(({ path, code }) => `${path} ${code}`)];
  }

  const postReceipt = (changes: object) =>
    post('/consents', { ...consentReceipt, id: id(), ...changes });
  const postImpression = (changes: object) =>
    post('/impression', {
      ...{ locale: 'es-ES', noProducts: true, device: {}, trackingData: {} },
      ...changes,
    });

  async function count(table: string) {
    const query = sql`select count(*)::int as count from ${sql.identifier(table)}`;
    return (await service.database.orm.execute<{ count: number }>(query)).rows[0]?.count;
  }

  const rejection = (...issues: string[]) => [
    400,
    'urn:plaza:problem:implausible-request',
    ...issues,
  ];

  test.each([
    ['an invented hash', { policyHash: '0'.repeat(64) }, 'policyHash unknown_declarations'],
    ['invented texts', { textsHash: '0'.repeat(64) }, 'textsHash unknown_texts'],
    ['an unknown predecessor', { previousId: id() }, 'previousId unknown_receipt'],
    ['a country that nobody assigned', { country: 'ZZ' }, 'country unknown_country'],
    ['a locale of another website', { locale: 'de-DE' }, 'locale unknown_locale'],
    [
      '"accept all" without one category',
      { method: 'accept-all', ...choices(true, true, false) },
      'categories contradiction',
    ],
    [
      'nothing selected',
      { method: 'accept-selection', ...choices(false, false, false) },
      'categories contradiction',
    ],
    [
      'a refusal with a granted category',
      { method: 'deny', ...choices(false, true, false) },
      'categories contradiction',
    ],
    [
      'a withdrawal without a denied category',
      { method: 'withdrawal', ...choices(true, true, true) },
      'categories contradiction',
    ],
    [
      'GPC with advertising granted',
      { method: 'gpc', ...choices(false, false, true) },
      'categories contradiction',
    ],
  ])('§3.3 rejects a receipt with %s, names the field and stores nothing', async (...row) => {
    const [, changes, issue] = row;
    const before = await count('consent_receipts');
    expect(await postReceipt(changes)).toEqual(rejection(issue));
    expect(await count('consent_receipts')).toBe(before);
  });

  test('§3.3 reports every issue of a receipt at once', async () => {
    const changes = { policyHash: '0'.repeat(64), country: 'ZZ', locale: 'de-DE' };
    const issues = [
      'locale unknown_locale',
      'policyHash unknown_declarations',
      'country unknown_country',
    ];
    expect(await postReceipt(changes)).toEqual(rejection(...issues));
  });

  test.each([
    ['two days ago', { givenAt: fromNow(-48 * HOUR) }],
    ['two days in the future', { givenAt: fromNow(48 * HOUR) }],
    ['with all categories', { method: 'accept-all', ...choices(true, true, true) }],
    ['with no category', { method: 'deny', ...choices(false, false, false) }],
    ['in the settings', { method: 'settings', ...choices(false, false, true) }],
  ])('§3.3 stores a receipt given %s', async (_, changes) =>
    expect(await postReceipt(changes)).toEqual([204]),
  );

  test.each([
    ['a locale of another website', { locale: 'de-DE' }, 'locale unknown_locale'],
    [
      'an id dated the day after tomorrow',
      { impressionId: createRecordId(Date.now() + 48 * HOUR, random) },
      'impressionId in_future',
    ],
    ['two locales', { trackingData: { locale: 'sv-SE' } }, 'trackingData.locale contradiction'],
  ])('§7.3 rejects an impression with %s, names the field and stores nothing', async (...row) => {
    const [, changes, issue] = row;
    const before = await count('impressions');
    expect(await postImpression(changes)).toEqual(rejection(issue));
    expect(await count('impressions')).toBe(before);
  });

  test.each([
    ['an invalid resolution', { resolution: 'large' }, 'device.resolution'],
    ['an invalid time zone offset', { timezoneOffset: 721 }, 'device.timezoneOffset'],
  ])('§3.2 rejects a device with %s', async (_, device, path) =>
    expect(await postImpression({ device })).toEqual([
      400,
      'urn:plaza:problem:invalid-request',
      expect.stringContaining(path),
    ]),
  );
});
