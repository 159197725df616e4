import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testKeyring } from '../../testing/keyring.ts';
import { type AcquiredDatabase, acquireDatabase } from '../../testing/shared-database.ts';
import { exportPerson } from '../applications/person/person-applications.ts';
import { sealClearRows } from '../writes/seal-clear-rows.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/*
 * What the version before the last migration sends to the tables that it changes, in the order of a
 * visit: during a rolling deployment it runs on the new schema. Replace them with each migration.
 */
const record = {
  websiteId: 1,
  id: '0198c5f2-5b7e-7000-8000-000000000001',
  uniqueUserId: null,
  newUser: true,
  channelId: null,
  ...{ locale: 'es-ES', device: {}, trackingData: {} },
};
const completed = { ...record, uniqueUserId: 'u', channelId: 3 };

const saveImpression = (row: typeof record | typeof completed) => sql`
  insert into "impressions"
    (website_id, id, unique_user_id, new_user, channel_id, locale, device, tracking_data)
  select * from jsonb_to_recordset(${JSON.stringify([row])}::jsonb) as record (
    "websiteId" integer, "id" text, "uniqueUserId" text, "newUser" boolean,
    "channelId" integer, "locale" text, "device" jsonb, "trackingData" jsonb)
  on conflict (website_id, id) do update set
    "unique_user_id" = case when "impressions"."created_at" > now() - interval '1 hour'
      and coalesce("impressions"."unique_user_id" = excluded.unique_user_id,
        "impressions"."unique_user_id" is null)
      then excluded."unique_user_id" else "impressions"."unique_user_id" end,
    updated_at = now()
  returning website_id as "websiteId", id, unique_user_id as "uniqueUserId"`;

const event = [{ id: 'AAECAwQFBgcICQoLDA0ODw', websiteId: 1, partitionKey: 'load', data: {} }];
const saveEvent = sql`
  insert into "user_events" (id, website_id, partition_key, data)
  select * from json_to_recordset(${JSON.stringify(event)}::json) as record (
    "id" text, "websiteId" integer, "partitionKey" text, "data" jsonb)
  on conflict do nothing`;

const receipt = [
  {
    ...{
      websiteId: 1,
      id: 'AAECAwQFBgcICQoLDA0ODg',
      givenAt: '2026-11-22T12:00:00Z',
      method: 'deny',
    },
    ...{
      categories: {},
      policyHash: 'p',
      textsHash: 't',
      locale: 'es-ES',
      country: null,
      previousId: null,
    },
  },
];
const saveReceipt = sql`
  insert into "consent_receipts" (website_id, id, given_at, method, categories, policy_hash,
    texts_hash, locale, country, previous_id)
  select * from json_to_recordset(${JSON.stringify(receipt)}::json) as record (
    "websiteId" integer, "id" text, "givenAt" timestamptz, "method" text, "categories" jsonb,
    "policyHash" text, "textsHash" text, "locale" text, "country" text, "previousId" text)
  on conflict do nothing`;
const readReceipt = sql`
  select website_id as "websiteId", id, method from "consent_receipts"
  where (website_id, id) in (select "websiteId", "id" from json_to_recordset(${JSON.stringify(receipt)}::json)
    as record ("websiteId" integer, "id" text))`;
const exportReceipts = sql`
  select "number", "website_id", "id", "given_at", "method", "categories", "policy_hash",
    "texts_hash", "locale", "country", "previous_id", "created_at"
  from "consent_receipts" where "number" > 0 order by "number" limit 1000`;

const message = [
  {
    ...{ websiteId: 1, idempotencyKey: 'a-key-of-16-or-more', name: 'Ana', email: 'a@b.example' },
    ...{ id: '0198c5f2-5b7e-7000-8000-000000000002', topic: 'question', message: 'Hola' },
    ...{ locale: 'es-ES', spamSigns: [] },
  },
];
const saveMessage = sql`
  insert into "contact_messages"
    (website_id, idempotency_key, id, name, email, topic, message, locale, spam_signs)
  select * from json_to_recordset(${JSON.stringify(message)}::json) as record (
    "websiteId" integer, "idempotencyKey" text, "id" uuid, "name" text, "email" text,
    "topic" text, "message" text, "locale" text, "spamSigns" text[])
  on conflict do nothing`;
const lead = [
  {
    ...{ websiteId: 1, eventId: 'event', id: '0198c5f2-5b7e-7000-8000-000000000003' },
    ...{ formToken: 'form', name: 'Ana', email: 'a@b.example', phone: '+34612345678' },
    ...{ amount: 500, currency: 'EUR', termMonths: 3, locale: 'es-ES' },
  },
];
const saveLead = sql`
  insert into "leads" (website_id, event_id, id, form_token, white_label_token, name, email,
    phone, amount, currency, term_months, locale, pubid, channel_id, keyword)
  select * from json_to_recordset(${JSON.stringify(lead)}::json) as record (
    "websiteId" integer, "eventId" text, "id" uuid, "formToken" text, "whiteLabelToken" text,
    "name" text, "email" text, "phone" text, "amount" integer, "currency" text,
    "termMonths" integer, "locale" text, "pubid" text, "channelId" text, "keyword" text)
  on conflict do nothing`;

let acquired: AcquiredDatabase;
beforeAll(async () => {
  acquired = await acquireDatabase('postgres');
});
afterAll(() => acquired.release());

test('the version before can write and read while the next one has migrated', async () => {
  const { orm } = acquired.database;
  const rowsOf = async (statement: ReturnType<typeof sql>) => (await orm.execute(statement)).rows;
  expect(await rowsOf(saveImpression(record))).toEqual([
    { websiteId: 1, id: record.id, uniqueUserId: null },
  ]);
  expect(await rowsOf(saveImpression(completed))).toEqual([
    { websiteId: 1, id: record.id, uniqueUserId: 'u' },
  ]);
  for (let time = 0; time < 2; time += 1) {
    await rowsOf(saveEvent);
    await rowsOf(saveReceipt);
  }
  expect(await rowsOf(readReceipt)).toEqual([{ websiteId: 1, id: receipt[0]?.id, method: 'deny' }]);
  expect(await rowsOf(exportReceipts)).toHaveLength(1);
  expect(await rowsOf(sql`select id from user_events`)).toEqual([{ id: event[0]?.id }]);
});

test('messages and leads of the version before are encrypted, and found by their address', async () => {
  const { database } = acquired;
  for (const statement of [saveMessage, saveLead]) await database.orm.execute(statement);
  const person = { websiteId: 1, email: 'A@b.example' };
  const found = {
    messages: [{ name: 'Ana', message: 'Hola' }],
    leads: [{ name: 'Ana', phone: '+34612345678' }],
  };
  expect(await exportPerson(database, testKeyring, person)).toMatchObject(found);
  expect(await sealClearRows(database.orm, { keyring: testKeyring })).toBe(2);
  expect(await sealClearRows(database.orm, { keyring: testKeyring })).toBe(0);
  expect(await exportPerson(database, testKeyring, person)).toMatchObject(found);
  const { rows } = await database.orm.execute(sql`
    select name, email from contact_messages union all select name, email from leads`);
  expect(JSON.stringify(rows)).not.toMatch(/Ana|@/);
});

test('its retention fails instead of deleting rows of another partition', async () => {
  const attempt = acquired.database.orm.execute(sql`
    with cutoff as materialized (select 1), deleted as (
      delete from "impressions" where ctid = any(
        array(select ctid from cutoff, "impressions" where "impressions"."created_at" < now() limit 5000))
      returning 1)
    select count(*)::integer as count from deleted`);
  await expect(attempt).rejects.toMatchObject({
    cause: { message: 'Delete rows of impressions from its partitions' },
  });
});
