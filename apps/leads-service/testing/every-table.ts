import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { cleanUpAfterProcess, makeDatabaseRoot } from '@plaza/testing/postgres';
import { sql } from 'drizzle-orm';
import { buildApp } from '../src/app.ts';
import { openKeyring } from '../src/applications/encryption/open-keyring.ts';
import { createSessions } from '../src/dashboard/session.ts';
import type { Database } from '../src/database/database.ts';
import { type DatabaseSettings, openDatabase } from '../src/database/open-database.ts';
import { copiedTables } from '../src/embedded/copy/copied-tables.ts';
import { importContent } from '../src/import/import-content.ts';
import { updateSearchIndex } from '../src/search/search-index.ts';
import { createWriters } from '../src/writes/writers.ts';
import { addGate, applicationClient, fillIn } from './application.ts';
import { consentReceipt, receiptId } from './consent-receipt.ts';
import { contactMessage } from './contact-message.ts';
import { fillDataFolder } from './databases.ts';
import { readFixture } from './fixture-content.ts';
import { leadRecord } from './lead.ts';
import { testFlows } from './test-flows.ts';
import { testSettings } from './test-settings.ts';

/**
 * Fills every table, one of them with more than a batch, including values that JSON and time zones
 * could change.
 */
export async function fillEveryTable(database: Database, dataDir: string) {
  const { website, entities } = await readFixture();
  await importContent(database, { website, entities });
  const fewer = entities.filter(({ folder, value }) => folder !== 'slots' || value.id !== 'slot-2');
  await importContent(database, { website, entities: fewer });
  await updateSearchIndex(database);
  const keyring = await openKeyring(database, { dataDir, applicationsKeys: undefined });
  const { leads, consentReceipts, contactMessages } = createWriters(database.orm, { keyring });
  await leads.write(
    leadRecord(1, { name: '"Ana\\" \u{1f33f} ñ', keyword: "a'; drop table leads" }),
  );
  for (const number of [1, 2])
    await consentReceipts.write({ ...consentReceipt, id: receiptId(number), websiteId: 900 });
  const { privacyAccepted: _, ...fields } = contactMessage;
  const id = '0198c5f2-5b7e-7000-9000-000000000001';
  await contactMessages.write({
    ...fields,
    websiteId: 900,
    id,
    spamSigns: ['honeypot', 'too-fast'],
  });
  await database.orm.execute(sql`
    insert into impressions (website_id, id, new_user, locale, device, tracking_data, created_at)
    select 900, 'impression-' || n, true, 'es-ES', '{}', jsonb_build_object('amount', 0.1 + n, 'big', 12345678901234567890),
      '2026-10-25 02:30:00.123456+02'::timestamptz + n * interval '1 minute'
    from generate_series(1, 1201) n`);
  await database.orm.execute(sql`
    insert into user_events (website_id, id, partition_key, data)
    values (900, 'event', 'productView', '{"a":[1,null,"\\u2028"]}')`);
  await database.orm.execute(sql`
    insert into client_ids (website_id, impression_id, client_type, client_id, locale)
    values (900, 'impression-1', 'ga', 'x', 'es-ES')`);
  await fillClicksAndConversions(database);
  await createSessions(database.orm, 'the token of the dashboard').start();
  await fillApplications(database, dataDir);
  await database.orm.execute(sql`
    insert into removed_pages (website_id, locale, path) values (900, 'es-ES', '/antes/')`);
  await database.orm.execute(sql`
    insert into pictures (website_id, id, media_type, bytes)
    values (900, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'image/png', '\\x00ff5c27'::bytea)`);
  await fillEditor(database);
}

/** Two drafts, so that the copy must continue their versions. */
async function fillEditor({ orm }: Database) {
  const user = JSON.stringify({ id: 'u', name: 'Ana "A" Ruiz', email: 'ana@editor.example' });
  const schedule = '0198c5f2-5b7e-7000-9000-0000000000aa';
  await orm.execute(sql`insert into content_owners (website_id, owner) values (900, 'files')`);
  for (const id of ['post-1', 'post-2'])
    await orm.execute(sql`
      insert into content_drafts
        (website_id, folder, locale, id, base_version, file, text, state, author, authors)
      values (900, 'posts', 'es-ES', ${id}, 1, 'posts/a.json', ${'{\n  "a": "\\u0000" }\r\n'}, 'draft',
        ${user}::jsonb, '{u}')`);
  await orm.execute(sql`
    insert into content_versions
      (website_id, folder, locale, id, version, file, text, source, published_by)
    values (900, 'posts', 'es-ES', 'post-1', 1, 'posts/a.json', ${'\ufeff{ }'}, 'publish', ${user}::jsonb)`);
  await orm.execute(sql`
    insert into content_schedule (id, website_id, publish_at, next_attempt_at, by, entries)
    values (${schedule}, 900, '2030-10-25T01:30:00Z', '2030-10-25T01:30:00Z', ${user}::jsonb, '[]')`);
  await orm.execute(sql`
    insert into editor_audit (website_id, "user", action, details)
    values (900, ${user}::jsonb, 'own', '{"owner":"editor"}')`);
  await orm.execute(sql`
    insert into editor_users (id, name, email) values ('u', 'Ana', 'ana@editor.example')`);
  await orm.execute(sql`
    insert into editor_grants (website_id, user_id, locale, role) values (900, 'u', '*', 'owner')`);
  await orm.execute(sql`
    insert into editor_accounts (id, account_id, provider_id, user_id, password)
    values ('a', 'u', 'credential', 'u', 'hash')`);
  await orm.execute(sql`
    insert into editor_sessions (id, expires_at, token, user_id) values ('s', now(), 't', 'u')`);
  await orm.execute(sql`
    insert into editor_verifications (id, identifier, value, expires_at) values ('v', 'i', 'x', now())`);
  await orm.execute(sql`
    insert into editor_two_factors (id, secret, backup_codes, user_id) values ('f', 's', 'b', 'u')`);
  await orm.execute(sql`
    insert into editor_passkeys (id, name, public_key, user_id, credential_id, counter, device_type, backed_up)
    values ('p', 'Phone', 'k', 'u', 'c', 4294967295, 'multiDevice', true)`);
  await orm.execute(sql`
    insert into editor_rate_limits (id, key, count, last_request) values ('r', 'k', 1, 1790000000000)`);
  await orm.execute(sql`
    insert into editor_invitations (hash, user_id, expires_at) values ('h', 'u', now())`);
  await orm.execute(sql`
    insert into editor_previews (hash, id, website_id, kind, user_id, session_id, expires_at)
    values ('h', ${schedule}, 900, 'session', 'u', 's', now())`);
}

async function fillClicksAndConversions({ orm }: Database) {
  const id = '0198c5f2-5b7e-7000-9000-000000000009';
  await orm.execute(sql`
    insert into clicks (id, website_id, product_id, partner, locale, page_type, day, clicked_at, position)
    values (${id}, 900, 1, 'tune-es', 'es-ES', 'ProductList', '2026-10-25',
      '2026-10-25T01:30:00.123456Z', 3)`);
  await orm.execute(sql`
    insert into conversion_changes
      (partner, transaction_id, change, status, commission, currency, occurred_at, source)
    values ('tune-es', 'a"1', 1, 'approved', 12345678901234.5678, 'EUR', now(), 'postback')`);
  await orm.execute(sql`
    insert into conversions (partner, transaction_id, change, status, commission, currency,
      website_id, product_id, click_id, first_occurred_at, occurred_at)
    values ('tune-es', 'a"1', 1, 'approved', 12345678901234.5678, 'EUR', 900, 1, ${id}, now(), now())`);
  await orm.execute(sql`
    insert into expected_values
      (website_id, product_id, currency, day, per_conversion, per_click, conversions, clicks)
    values (900, 1, 'EUR', '2026-10-25', 30.5, 0.3333, 4, 120)`);
  await orm.execute(sql`
    insert into report_cells (website_id, day, locale, path, product_id, partner, channel_id,
      campaign, sub_id, pubid, visits, views, clicks)
    values (900, '2026-10-25', 'es-ES', '/', 1, 'tune-es', 2, '', 'z', '', 0, 2, 1)`);
  await orm.execute(sql`
    insert into report_totals (website_id, day, locale, product_id, partner, channel_id,
      visits, views, clicks, counted_at)
    values (900, '2026-10-25', 'es-ES', 1, 'tune-es', 2, 0, 2, 1, now())`);
  await orm.execute(sql`
    insert into report_campaigns (website_id, day, locale, channel_id, campaign, sub_id,
      visits, views, clicks, counted_at)
    values (900, '2026-10-25', 'es-ES', 2, '', 'z', 0, 2, 1, now())`);
}

/** An application with an email in the outbox, which only its key opens. */
async function fillApplications(database: Database, dataDir: string) {
  await addGate(database);
  const app = await buildApp({ database, settings: testSettings({ dataDir }), flows: testFlows });
  const client = applicationClient(() => app);
  await client.sendConfirmation(await fillIn(client));
  await database.orm.execute(sql`
    insert into application_vendors (website_id, application_id, vendor, claim, claimed_until)
    select website_id, id, 'meta', 'claim', '2026-10-25T01:30:00.123456Z' from applications`);
  await database.orm.execute(sql`
    insert into vendor_events (id, website_id, vendor, event, event_id, locale, happened_at,
      consent_id, application_id, value, currency, key_id, expires_at)
    select '0198c5f2-5b7e-7000-9000-0000000000ee', website_id, 'meta', 'generate_lead', 'e',
      'es-ES', '2026-10-25T01:30:00.123456Z', 'r', id, 38.5, 'EUR', 'k', '2026-11-01T01:30:00Z'
    from applications`);
  await app.close();
}

let filledFolder: Promise<string> | undefined;

/** Creates the data folder of an embedded database with rows in every table, and their key. */
export async function fillWithEveryTable(dataDir: string): Promise<void> {
  filledFolder ??= createFilledFolder();
  cpSync(await filledFolder, dataDir, { recursive: true });
}

/** Filled once in a process: copying it is faster. */
async function createFilledFolder(): Promise<string> {
  const root = makeDatabaseRoot('plaza-every-table-');
  cleanUpAfterProcess(root);
  const dataDir = join(root, 'data');
  await fillDataFolder(dataDir);
  const database = await openDatabase({ dataDir });
  await fillEveryTable(database, dataDir);
  await database.close();
  return dataDir;
}

/** Every row of a closed database, as PostgreSQL prints it. */
export async function rowsOf(settings: DatabaseSettings): Promise<Record<string, string[]>> {
  const { orm, close } = await openDatabase(settings);
  await orm.execute(sql`set timezone = 'UTC'`);
  const dumped: Record<string, string[]> = {};
  for (const { name } of copiedTables()) {
    const { rows } = await orm.execute<{ row: string }>(
      sql`select row_to_json(entry)::text as row from ${sql.identifier(name)} entry order by 1`,
    );
    dumped[name] = rows.map(({ row }) => row);
  }
  await close();
  return dumped;
}
