import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { consentReceipt, receiptId } from '../../testing/consent-receipt.ts';
import { contactMessage } from '../../testing/contact-message.ts';
import { leadRecord } from '../../testing/lead.ts';
import { createTestService, type TestService } from '../../testing/test-service.ts';
import { databaseEngines } from '../database/database.ts';
import { deleteExpiredSessions } from '../editor/login/delete-expired-sessions.ts';
import { createWriters } from '../writes/writers.ts';
import { deleteExpired } from './delete-expired.ts';
import { DEFAULT_RETENTION } from './retention-periods.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const DAY = 86_400_000;
const now = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number, from = now) => new Date(from.getTime() - days * DAY).toISOString();

const TABLES = [
  'impressions',
  'user_events',
  'client_ids',
  'contact_messages',
  'consent_receipts',
  'consent_decisions',
  'vendor_events',
  'leads',
  'applications',
  'application_tokens',
  'emails',
  'clicks',
  'conversion_changes',
  'conversions',
  'expected_values',
] as const;

/** Accounts and their passkeys last as long as their people edit; sessions, previews and half sign-ins have times of their own. */
const EDITOR_TABLES = [
  'editor_accounts',
  'editor_passkeys',
  'editor_previews',
  'editor_sessions',
  'editor_users',
  'editor_verifications',
] as const;

describe.each(databaseEngines)('retention on %s', (engine) => {
  let service: TestService;
  beforeAll(async () => {
    service = await createTestService(engine);
  });
  afterAll(() => service.stop());

  const { privacyAccepted: _, ...fields } = contactMessage;
  let messageCount = 0;
  const nameOf = new Map<unknown, string>();

  /** Stores a message with the given name and age. */
  async function addMessage(name: string, createdAt: string, changes: object = {}) {
    const number = `${++messageCount}`.padStart(12, '0');
    const ids = { idempotencyKey: `key-${number}`, id: `0198c5f2-5b7e-7000-8000-${number}` };
    const record = { ...fields, ...ids, websiteId: 1, spamSigns: [], ...changes, name };
    await createWriters(service.database.orm, service).contactMessages.write(record);
    nameOf.set(ids.id, name);
    await setAge('contact_messages', sql`id = ${ids.id}::uuid`, createdAt);
  }

  const setAge = (table: string, which: ReturnType<typeof sql>, createdAt: string) =>
    service.database.orm.execute(
      sql`update ${sql.identifier(table)} set created_at = ${createdAt}::timestamptz where ${which}`,
    );

  async function names() {
    const { rows } = await service.database.orm.execute(sql`select id from contact_messages`);
    return rows.map(({ id }) => nameOf.get(id)).sort();
  }

  test('keeps messages 12 months, complaints 5 years, spam 30 days', async () => {
    const complaint = { topic: 'complaint' };
    const spam = { spamSigns: ['honeypot'] };
    await addMessage('message kept', daysAgo(364));
    await addMessage('message expired', daysAgo(366));
    await addMessage('complaint kept', daysAgo(1825), complaint);
    await addMessage('complaint expired', daysAgo(1827), complaint);
    await addMessage('spam kept', daysAgo(29), spam);
    await addMessage('spam expired', daysAgo(31), { ...complaint, ...spam });
    const deleted = await deleteExpired(service.database.orm, { periods: DEFAULT_RETENTION, now });
    expect(deleted.contactMessages).toBe(3);
    expect(await names()).toEqual(['complaint kept', 'message kept', 'spam kept']);
  });

  test('keeps visits 24 months, in any number', async () => {
    const { orm } = service.database;
    await orm.execute(sql`
      insert into impressions
        (website_id, id, unique_user_id, new_user, channel_id, locale, device, tracking_data, created_at)
      select 1, number, 'u', true, 1, 'es-ES', '{}', '{}',
        ${now.toISOString()}::timestamptz - case when number < 11000 then 731 else 729 end * interval '1 day'
      from generate_series(1, 12000) as number`);
    await orm.execute(sql`
      insert into user_events (id, website_id, partition_key, data, created_at, day)
      select gen_random_uuid(), 1, 'productView', '{}', ${daysAgo(731)}::timestamptz,
        ${daysAgo(731)}::date
      from generate_series(1, 2)`);
    await orm.execute(sql`
      insert into client_ids (website_id, impression_id, client_type, client_id, locale, created_at)
      values (1, 'i', 'google', 'c', 'es-ES', ${daysAgo(731)}::timestamptz)`);
    const deleted = await deleteExpired(orm, { periods: DEFAULT_RETENTION, now });
    expect(deleted).toEqual({
      impressions: 10_999,
      userEvents: 2,
      clientIds: 1,
      contactMessages: 0,
      consentReceipts: 0,
      consentDecisions: 0,
      leads: 0,
      applications: 0,
      applicationLinks: 0,
      clicks: 0,
      conversionChanges: 0,
      conversions: 0,
      expectedValues: 0,
      reportCells: 0,
      reportTotals: 0,
      reportCampaigns: 0,
      vendorEvents: 0,
      emails: 0,
    });
    const { rows } = await orm.execute(sql`select count(*)::integer as count from impressions`);
    expect(rows).toEqual([{ count: 1_001 }]);
  });

  test('keeps consent receipts 5 years and deletes none that is younger', async () => {
    const { orm } = service.database;
    const { policyHash, textsHash, locale } = consentReceipt;
    const days = [1827, 1825, 1827, 400];
    for (const [number, age] of days.entries()) {
      await orm.execute(sql`
        insert into consent_receipts
          (website_id, id, given_at, method, categories, policy_hash, texts_hash, locale, created_at)
        values (1, ${receiptId(number)}, ${daysAgo(age)}::timestamptz, 'deny', '{}', ${policyHash},
          ${textsHash}, ${locale}, ${daysAgo(age)}::timestamptz)`);
    }
    const ids = async () =>
      (await orm.execute(sql`select id from consent_receipts order by id`)).rows.map(
        ({ id }) => id,
      );
    const deleted = await deleteExpired(orm, { periods: DEFAULT_RETENTION, now });
    expect([deleted.consentReceipts, await ids()]).toEqual([2, [receiptId(1), receiptId(3)]]);
    const shorter = { ...DEFAULT_RETENTION, consents: 500 };
    expect(await deleteExpired(orm, { periods: shorter, now })).toMatchObject({
      consentReceipts: 1,
    });
    // The cutoff of one statement does not apply to others.
    const attempt = orm.execute(sql`delete from consent_receipts`);
    await expect(attempt).rejects.toMatchObject({
      cause: { message: 'consent_receipts is append-only: no DELETE' },
    });
    expect(await ids()).toEqual([receiptId(3)]);
  });

  test('keeps leads 12 months', async () => {
    const { leads } = createWriters(service.database.orm, service);
    for (const [number, age] of [366, 364].entries()) {
      const { eventId } = await leads.write(leadRecord(number));
      await setAge('leads', sql`event_id = ${eventId}`, daysAgo(age));
    }
    const periods = DEFAULT_RETENTION;
    const deleted = await deleteExpired(service.database.orm, { periods, now });
    const { rows } = await service.database.orm.execute(sql`select event_id as id from leads`);
    expect([deleted.leads, rows]).toEqual([1, [{ id: leadRecord(1).eventId }]]);
  });

  test('keeps open applications 30 days, submitted ones a year, unless the website differs', async () => {
    const { orm } = service.database;
    const submitted = sql`now()`;
    const ages = [
      [1, 29, null],
      [1, 31, null],
      [1, 364, submitted],
      [1, 366, submitted],
      [900, 6, null],
      [900, 8, null],
      [900, 364, submitted],
    ] as const;
    await orm.execute(sql`
      update websites set settings = settings || '{"applications":{"openDays":7}}' where id = 900`);
    for (const [index, [website, age, submittedAt]] of ages.entries()) {
      const id = `0198c5f2-5b7e-7000-8000-${`${index}`.padStart(12, '0')}`;
      await orm.execute(sql`
        insert into applications (website_id, id, flow, locale, country, event_id, answers, key_ids,
          submitted_at, updated_at)
        values (${website}, ${id}, 'signup', 'es-ES', 'ES', 'e', '{}', '{}', ${submittedAt},
          ${daysAgo(age)}::timestamptz)`);
      await orm.execute(sql`
        insert into application_tokens (hash, website_id, application_id)
        values (${`hash ${index}`}, ${website}, ${id})`);
    }
    await orm.execute(sql`
      insert into application_tokens (hash, website_id, application_id, expires_at)
      select 'link', website_id, id, ${daysAgo(1)}::timestamptz from applications limit 1`);
    const deleted = await deleteExpired(orm, { periods: DEFAULT_RETENTION, now });
    const { rows } = await orm.execute(sql`select hash from application_tokens order by hash`);
    expect([deleted.applications, rows.map(({ hash }) => hash)]).toEqual([
      3,
      ['hash 0', 'hash 2', 'hash 4', 'hash 6'],
    ]);
    expect(deleted.applicationLinks).toBeLessThanOrEqual(1);
  });

  test('a service deletes expired records at startup', async () => {
    await addMessage('old', daysAgo(400, new Date()));
    await service.app.listen({ host: '127.0.0.1', port: 0 });
    await vi.waitFor(async () => expect(await names()).not.toContain('old'), 10_000);
  });

  test('sessions of editors, links and half sign-ins are deleted when they have ended', async () => {
    const { orm } = service.database;
    await orm.execute(
      sql`insert into editor_users (id, name, email) values ('u', 'Ana', 'a@b.example')`,
    );
    for (const [id, expiresAt] of [
      ['ended', daysAgo(1)],
      // The service's own pass, of today, may run beside this one.
      ['open', daysAgo(-36_500)],
    ] as const) {
      const time = sql`${expiresAt}::timestamptz`;
      await orm.execute(sql`
        insert into editor_sessions (id, token, user_id, expires_at) values (${id}, ${id}, 'u', ${time})`);
      await orm.execute(sql`
        insert into editor_invitations (hash, user_id, expires_at) values (${id}, 'u', ${time})`);
      await orm.execute(sql`
        insert into editor_verifications (id, identifier, value, expires_at)
        values (${id}, ${id}, '', ${time})`);
      await orm.execute(sql`
        insert into editor_rate_limits (id, key, count, last_request)
        values (${id}, ${id}, 1, (extract(epoch from ${time}) * 1000)::bigint - 1)`);
    }
    await deleteExpiredSessions(orm, now);
    const { rows } = await orm.execute(sql`
      select id from editor_sessions union all select hash from editor_invitations
      union all select id from editor_verifications union all select id from editor_rate_limits`);
    expect(rows).toEqual(Array(4).fill({ id: 'open' }));
  });

  test('every table with created_at has a period', async () => {
    const { rows } = await service.database.orm.execute<{ name: string }>(sql`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'created_at' and not exists (
        select 1 from pg_class where relname = table_name and relispartition)
      order by table_name`);
    expect(rows.map(({ name }) => name)).toEqual([...TABLES, ...EDITOR_TABLES].sort());
  });
});
