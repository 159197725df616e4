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
const random = '00000000-0000-4cc3-98c4-dc0c0c07398f';

describe.each(databaseEngines)('what cannot be true, on %s', (engine) => {
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

  const id = () => randomBytes(16).toString('base64url');
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

  const refused = (...issues: string[]) => [
    400,
    'urn:plaza:problem:implausible-request',
    ...issues,
  ];

  test.each([
    ['an invented hash', { policyHash: '0'.repeat(64) }, 'policyHash unknown_declarations'],
    ['a decision of the day before', { givenAt: fromNow(-25 * HOUR) }, 'givenAt not_recent'],
    ['a decision of tomorrow', { givenAt: fromNow(25 * HOUR) }, 'givenAt not_recent'],
    ['a locale of another website', { locale: 'de-DE' }, 'locale unknown_locale'],
    [
      'all accepted but one',
      { method: 'accept-all', ...choices(true, true, false) },
      'categories contradiction',
    ],
    [
      'nothing selected',
      { method: 'accept-selection', ...choices(false, false, false) },
      'categories contradiction',
    ],
    [
      'a refusal that allows',
      { method: 'deny', ...choices(false, true, false) },
      'categories contradiction',
    ],
    [
      'a withdrawal of nothing',
      { method: 'withdrawal', ...choices(true, true, true) },
      'categories contradiction',
    ],
    [
      'GPC that allows advertising',
      { method: 'gpc', ...choices(false, false, true) },
      'categories contradiction',
    ],
  ])('§3.3 a receipt of %s is a 400 that names the field, and is not stored', async (...row) => {
    const [, changes, issue] = row;
    const before = await count('consent_receipts');
    expect(await postReceipt(changes)).toEqual(refused(issue));
    expect(await count('consent_receipts')).toBe(before);
  });

  test('§3.3 every issue of a receipt is named at once', async () => {
    const changes = { policyHash: '0'.repeat(64), givenAt: fromNow(-48 * HOUR), locale: 'de-DE' };
    const issues = [
      'locale unknown_locale',
      'policyHash unknown_declarations',
      'givenAt not_recent',
    ];
    expect(await postReceipt(changes)).toEqual(refused(...issues));
  });

  test.each([
    ['23 hours ago', { givenAt: fromNow(-23 * HOUR) }],
    ['by a clock 23 hours ahead', { givenAt: fromNow(23 * HOUR) }],
    ['for all', { method: 'accept-all', ...choices(true, true, true) }],
    ['for nothing', { method: 'deny', ...choices(false, false, false) }],
    ['in the settings', { method: 'settings', ...choices(false, false, true) }],
  ])('§3.3 a receipt given %s is stored', async (_, changes) =>
    expect(await postReceipt(changes)).toEqual([204]),
  );

  test.each([
    ['a locale of another website', { locale: 'de-DE' }, 'locale unknown_locale'],
    [
      'an id of the day after tomorrow',
      { impressionId: createRecordId(Date.now() + 48 * HOUR, random) },
      'impressionId in_future',
    ],
    ['two locales', { trackingData: { locale: 'sv-SE' } }, 'trackingData.locale contradiction'],
  ])(
    '§7.3 an impression of %s is a 400 that names the field, and is not stored',
    async (...row) => {
      const [, changes, issue] = row;
      const before = await count('impressions');
      expect(await postImpression(changes)).toEqual(refused(issue));
      expect(await count('impressions')).toBe(before);
    },
  );

  test.each([
    ['a resolution that is none', { resolution: 'large' }, 'device.resolution'],
    ['a clock that no place has', { timezoneOffset: 721 }, 'device.timezoneOffset'],
  ])('§3.2 a device of %s does not fit the schema', async (_, device, path) =>
    expect(await postImpression({ device })).toEqual([
      400,
      'urn:plaza:problem:invalid-request',
      expect.stringContaining(path),
    ]),
  );
});
