import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Click, LeadRequest } from '@plaza/contract';
import { signWebhook } from '@plaza/contract/webhook';
import { vendors as rows } from '@plaza/tracking';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { clickRequest, testClick } from '../../testing/click.ts';
import { deliverEvents } from '../../testing/deliver-events.ts';
import { sampleLead } from '../../testing/lead.ts';
import { createTestService, type TestService } from '../../testing/test-service.ts';
import {
  serverVendors,
  startVendorServer,
  type VendorServer,
} from '../../testing/vendor-server.ts';
import { databaseEngines } from '../database/database.ts';
import { insertVendorEvents } from './insert-vendor-events.ts';
import { newVendorEvents } from './new-vendor-events.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const leadsSecret = 'a secret of the lead service';

function leadOf(lead: LeadRequest) {
  const { headers, body } = signWebhook(lead, leadsSecret, { id: randomUUID() });
  return { method: 'POST', url: '/leads/900', headers: { ...headers }, payload: body } as const;
}

const revalidateSecret = 'a secret of a site and its service';
const secret = 'secret-of-partner-uno-0123456789-0123456789';
const conversionPartners = [
  { name: 'uno-es', format: 'plain', secret, isSigned: false, addresses: [] },
];
const DAY = 86_400_000;
const consentId = 'jIp_Xj8LTFedNR8PLzxN-A';
const impressionId = 'i1';

describe.each(databaseEngines)('vendors of clicks and conversions on %s', (engine) => {
  let vendors: VendorServer;
  let service: TestService;
  const run = (statement: ReturnType<typeof sql>) => service.database.orm.execute(statement);
  beforeAll(async () => {
    vendors = await startVendorServer();
    service = await createTestService(engine, {
      ...{ revalidateSecret, leadsSecret, conversionPartners },
    });
    await run(sql`
      update websites set content_version = content_version + 1, settings = settings ||
        ${JSON.stringify({ serverVendors, productType: 1 })}::jsonb where id = 900`);
    await run(sql`
      insert into impressions (website_id, id, unique_user_id, new_user, channel_id, locale, device,
        tracking_data)
      values (900, ${impressionId}, 'user-1', true, 5, 'es-ES', '{}', ${JSON.stringify({
        ...{ facebookClickId: 'IwAR0aBc', googleClickId: 'EAIaIQ', tiktokClickId: 'E.C.P.x' },
        microsoftClickId: '0123456789abcdef0123456789abcdef',
      })}::jsonb)`);
  });
  afterAll(async () => {
    await service?.stop();
    await vendors?.stop();
  });
  beforeEach(async () => {
    for (const table of ['vendor_events', 'conversions', 'consent_decisions', 'expected_values'])
      await run(sql`delete from ${sql.identifier(table)}`);
    await decide(true);
    for (const list of [vendors.taken, vendors.bodies, vendors.refusals])
      (list as unknown[]).length = 0;
  });

  const decide = (marketing: boolean, id = consentId, previousId: string | null = null) =>
    run(sql`
      insert into consent_decisions (website_id, id, previous_id, marketing)
      values (900, ${id}, ${previousId}, ${marketing})`);

  const consented = (changes: object = {}): Click => {
    const click = testClick();
    const userAgent = 'Mozilla/5.0';
    return {
      ...click,
      origin: {
        ...click.origin,
        impressionId,
        consentId,
        userAgent,
        ...changes,
      } as Click['origin'],
    };
  };

  async function post(click = consented()) {
    const { statusCode } = await service.app.inject(clickRequest([click], revalidateSecret));
    expect(statusCode).toBe(204);
    return click;
  }

  async function say(click: Click, status: string, changes: Record<string, string> = {}) {
    const values = { click: click.id, transaction: `t-${click.id}`, status, ...changes };
    const query = new URLSearchParams(values);
    const { statusCode } = await service.app.inject(`/conversions/uno-es/${secret}?${query}`);
    expect(statusCode).toBe(200);
  }

  const expectValue = (perConversion: number, perClick: number) =>
    run(sql`
      insert into expected_values (website_id, product_id, currency, day, per_conversion, per_click,
        conversions, clicks)
      values (900, 1, 'EUR', (now() at time zone 'utc')::date, ${perConversion}, ${perClick}, 10, 100)`);

  const deliver = () => deliverEvents(service, vendors.url);
  const told = () =>
    vendors
      .counted()
      .map(({ vendor, name, value, currency }) => [vendor, name, value, currency].join(' ').trim())
      .sort();

  test('a click with consent is told by its own id, at its expected commission', async () => {
    await expectValue(12.5, 1.25);
    const click = await post();
    await post(click);
    await deliver();
    expect(vendors.refusals).toEqual([]);
    expect(told()).toEqual([
      ...['bing lead 1.25 EUR', 'google 13 1.25 EUR', 'meta InitiateCheckout 1.25 EUR'],
      'tiktok InitiateCheckout 1.25 EUR',
    ]);
    expect(new Set(vendors.taken.map(({ id }) => id))).toEqual(new Set([click.id]));
  });

  test('a lead is told by the id of its page, without its address', async () => {
    await post();
    await deliver();
    const seen = vendors.bodies.length;
    const { method, url, headers, payload } = leadOf({ ...sampleLead, impressionId });
    for (const _ of [1, 2])
      expect((await service.app.inject({ method, url, headers, payload })).statusCode).toBe(200);
    await deliver();
    const bodies = vendors.bodies.slice(seen);
    expect(bodies.map(({ vendor }) => vendor).sort()).toEqual(['bing', 'google', 'tiktok']);
    for (const { body } of bodies) expect(body).toContain(sampleLead.eventId);
    for (const { body } of bodies) expect(body).not.toMatch(/"(em|ph|email|phone)/);
  });

  test('a click without a receipt is told to nobody', async () => {
    await post(consented({ consentId: undefined }));
    await deliver();
    expect(vendors.bodies).toEqual([]);
  });

  test('a pending conversion is worth what is expected, an approved one its commission', async () => {
    await expectValue(12.5, 1.25);
    const click = await post(consented({ consentId }));
    await deliver();
    const seen = vendors.counted().length;
    await say(click, 'pending', { commission: '99', currency: 'EUR' });
    await deliver();
    await say(click, 'approved', { commission: '38.5', currency: 'EUR' });
    await deliver();
    await say(click, 'paid', { commission: '38.5', currency: 'EUR' });
    await deliver();
    expect(vendors.refusals).toEqual([]);
    expect(vendors.counted()).toHaveLength(seen + 8);
    expect(told().filter((line) => !/InitiateCheckout|bing lead|google 13/.test(line))).toEqual([
      ...['bing conversion_approved 38.5 EUR', 'bing conversion_pending 12.5 EUR'],
      ...['google 14 12.5 EUR', 'google 15 38.5 EUR'],
      ...['meta Lead 12.5 EUR', 'meta Purchase 38.5 EUR'],
      ...['tiktok ApplicationApproval 38.5 EUR', 'tiktok Lead 12.5 EUR'],
    ]);
  });

  test('a conversion that is taken back before it was told is told to nobody', async () => {
    const click = await post();
    await deliver();
    const before = vendors.bodies.length;
    await say(click, 'approved', { commission: '38.5', currency: 'EUR' });
    vendors.fail(503, 503, 503, 503);
    await deliver();
    await say(click, 'reversed');
    await deliver();
    expect(vendors.bodies.length).toBe(before + 4);
    expect(vendors.taken.some(({ name }) => /Purchase|approved/.test(name))).toBe(false);
  });

  test('no conversion of a visitor who has withdrawn is told, nor one of a refused click', async () => {
    const click = await post();
    await deliver();
    const before = vendors.bodies.length;
    await decide(false, 'later', consentId);
    await say(click, 'approved', { commission: '38.5', currency: 'EUR' });
    const { origin: _, ...anonymous } = testClick();
    await service.app.inject(clickRequest([anonymous], revalidateSecret));
    await say(anonymous, 'approved', { commission: '38.5', currency: 'EUR' });
    await deliver();
    expect(vendors.bodies.length).toBe(before);
    expect((await run(sql`select 1 from vendor_events where sent_at is null`)).rows).toEqual([]);
  });

  test.each([
    ['Meta, Microsoft and TikTok take seven days', 8 * DAY, ['google']],
    ['Google takes 90 days', 91 * DAY, []],
  ])('%s', async (_, age, expected) => {
    const click = await post();
    await deliver();
    const seen = new Set(vendors.taken);
    const time = new Date(Date.now() - age).toISOString();
    await say(click, 'approved', { time, commission: '38.5', currency: 'EUR' });
    await deliver();
    const late = vendors.taken.filter((event) => !seen.has(event));
    expect(late.map(({ vendor }) => vendor)).toEqual(expected);
    expect(vendors.refusals).toEqual([]);
    const { rows: failed } = await run(sql`
      select distinct last_error as error from vendor_events where failed_at is not null`);
    expect(failed).toEqual([{ error: 'expired' }]);
  });

  test('§9 a moment of browser and server is one at each vendor, whichever of them is blocked', async () => {
    const click = await post();
    // As the scripts of these vendors send it; Google counts by its own conversion actions.
    for (const vendor of ['meta', 'tiktok', 'bing'] as const) {
      const name = `${rows[vendor].calls.select_content.call[1]}`;
      (vendors.taken as unknown[]).push({ vendor, name, id: click.id });
    }
    const ofBrowser = vendors.counted().length;
    await deliver();
    expect(ofBrowser).toBe(3);
    expect(vendors.taken).toHaveLength(7);
    expect(vendors.counted()).toHaveLength(4);
  });

  // An embedded database belongs to one process.
  if (engine === 'postgres')
    test('a process that is killed between the answer and its note sends again, with the same id', async () => {
      const click = await post();
      const { dataDir, databaseUrl = '' } = service.settings;
      const program = fileURLToPath(new URL('../../testing/deliver-once.ts', import.meta.url));
      const args = ['--conditions=@plaza/source', program, dataDir, databaseUrl, vendors.url];
      const killed = spawn(process.execPath, args, { stdio: 'inherit' });
      const ended = once(killed, 'exit');
      vendors.onEvent(() => void killed.kill('SIGKILL'));
      expect(await ended).toEqual([null, 'SIGKILL']);
      vendors.onEvent(undefined);
      expect(vendors.taken.length).toBeGreaterThan(0);
      const rest = sql`select 1 from vendor_events where sent_at is null`;
      await vi.waitFor(
        async () => {
          await deliver();
          expect((await run(rest)).rows).toEqual([]);
        },
        { timeout: 20_000, interval: 200 },
      );
      expect(vendors.taken.length).toBeGreaterThan(4);
      expect(vendors.counted()).toHaveLength(4);
      expect(new Set(vendors.taken.map(({ id }) => id))).toEqual(new Set([click.id]));
    });

  test('many passes at once send each event once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => post(consented())));
    // As in production, a claim lasts longer than an attempt.
    const pass = () => deliverEvents(service, vendors.url, { pauses: [30] });
    await Promise.all(Array.from({ length: 4 }, pass));
    expect([vendors.taken.length, vendors.counted().length]).toEqual([40, 40]);
  });

  test('a vendor that is away for days does not fill the disk', async () => {
    const site = { serverVendors, productType: 1 };
    const store = (eventId: string) => {
      const moment = {
        websiteId: 900,
        locale: 'es-ES',
        event: 'select_content',
        consentId,
      } as const;
      const happenedAt = Date.now();
      const rows = newVendorEvents({ ...moment, eventId, happenedAt }, site, service.keyring);
      return insertVendorEvents(service.database.orm, rows, 5);
    };
    for (const id of ['one', 'two', 'three']) await store(id);
    const stored = await run(sql`select count(*)::integer as count from vendor_events`);
    expect(stored.rows).toEqual([{ count: 8 }]);
  });

  test('an unknown vendor, a wrong account and a wrong credential harm no other', async () => {
    await run(sql`
      update websites set content_version = content_version + 1, settings = jsonb_set(
        settings, '{serverVendors,meta,account}', '"not a pixel"') where id = 900`);
    await post({ ...consented(), id: randomUUID().replace(/-4/, '-7') });
    await deliver();
    expect(vendors.taken.map(({ vendor }) => vendor).sort()).toEqual(['bing', 'google', 'tiktok']);
    const { rows: failed } = await run(
      sql`select last_error as error from vendor_events where failed_at is not null`,
    );
    expect(failed).toEqual([{ error: 'wrong account' }]);
  });
});
