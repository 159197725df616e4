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
  await createSessions(database.orm, 'the token of the dashboard').start();
  await fillApplications(database, dataDir);
  await database.orm.execute(sql`
    insert into removed_pages (website_id, locale, path) values (900, 'es-ES', '/antes/')`);
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
