import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sharedPostgres } from '@plaza/testing/postgres';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addGate, applicationClient, fillIn } from '../../../testing/application.ts';
import { contactMessage } from '../../../testing/contact-message.ts';
import { createDatabaseFactory, type DatabaseFactory } from '../../../testing/databases.ts';
import { fixtureWebsiteId, readFixture } from '../../../testing/fixture-content.ts';
import { leadRecord } from '../../../testing/lead.ts';
import { testFlows } from '../../../testing/test-flows.ts';
import { testSettings } from '../../../testing/test-settings.ts';
import { buildApp } from '../../app.ts';
import { openKeyring } from '../../applications/encryption/open-keyring.ts';
import { erasePerson, exportPerson } from '../../applications/person/person-applications.ts';
import type { Settings } from '../../env.ts';
import { importContent } from '../../import/import-content.ts';
import { listLeads } from '../../leads/list-leads.ts';
import { listMessages } from '../../messages/list-messages.ts';
import { createWriters } from '../../writes/writers.ts';
import { type Database, databaseEngines } from '../database.ts';
import { migrateDatabase } from '../migrate.ts';
import { readMigrations } from '../migrations.ts';
import { type DatabaseSettings, openDatabase } from '../open-database.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const wait = { timeout: 20_000, interval: 200 };

/** Too long for a row, and not compressible: it is stored in a TOAST table. */
const long = randomBytes(6_000).toString('base64');
const old = {
  ...{ name: 'Quetzalina Barrientos', email: 'quetzalina@correo.example', phone: '+34698765432' },
  message: `Zanahoria azul ${long}`,
};
const person = { websiteId: fixtureWebsiteId, email: 'Wenceslao.Ortuzar@correo.example' };
const recent = { name: 'Wenceslao Ortuzar', phone: '+34687654321', message: 'Berenjena dorada' };
const oldTexts = [old.name, old.email, old.phone, 'Zanahoria azul', long.slice(100, 160)];
const recentTexts = [recent.name, recent.phone, recent.message, 'enceslao.'];

/** What the version before encryption has stored. */
const clearRows = [
  `insert into contact_messages
    (website_id, idempotency_key, id, name, email, topic, message, locale, spam_signs)
  select 900, 'key-of-message-' || n, gen_random_uuid(), '${old.name}', '${old.email}',
    'question', '${old.message}', 'es-ES', '{}' from generate_series(1, 60) n`,
  `insert into leads (website_id, event_id, id, form_token, name, email, phone, amount, term_months,
    locale)
  values (900, 'event', gen_random_uuid(), 'form', '${old.name}', '${old.email}', '${old.phone}',
    500, 3, 'es-ES')`,
  ...['analyze contact_messages', 'checkpoint'],
];

async function storeClearRows({ databaseUrl, dataDir }: DatabaseSettings) {
  if (!databaseUrl) {
    const { orm, close } = await openDatabase({ dataDir });
    for (const statement of clearRows) await orm.execute(sql.raw(statement));
    return close();
  }
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const run = async (text: string) => [await client.query(text)].flat().at(-1)?.rows ?? [];
  const migrations = readMigrations();
  const before = migrations.findIndex(({ name }) => name.endsWith('_sealed-messages'));
  await migrateDatabase({ run }, () => {}, migrations.slice(0, before));
  for (const statement of clearRows) await run(statement);
  await client.end();
}

describe.each(databaseEngines)('the files of a database on %s', (engine) => {
  let [databases, settings, database, app]: [
    DatabaseFactory?,
    Settings?,
    Database?,
    FastifyInstance?,
  ] = [];
  let folder = '';

  /** The texts that a file of the database contains. */
  const found = async (texts: readonly string[]) => {
    const isFound = await Promise.all(texts.map((text) => isInFolder(folder, text)));
    return texts.filter((_, index) => isFound[index]);
  };
  const opened = () => {
    if (!database || !settings) throw new Error('not open');
    return { database, settings };
  };
  const start = async () => {
    app = await buildApp({ ...opened(), flows: testFlows });
    await app.listen({ host: '127.0.0.1', port: 0 });
    return app;
  };

  beforeAll(async () => {
    databases = await createDatabaseFactory(engine);
    const fresh = await databases.fresh();
    settings = testSettings(fresh);
    folder = fresh.databaseUrl ? join((await sharedPostgres()).host, 'data') : fresh.dataDir;
    await storeClearRows(fresh);
  });
  afterAll(async () => {
    await app?.close();
    await database?.close();
    await databases?.dispose();
  });

  test('have nothing in clear text of what an earlier version stored, once the service has started', async () => {
    expect(await found(oldTexts)).toEqual(oldTexts);
    database = await openDatabase(settings as Settings);
    await importContent(database, await readFixture());
    await addGate(database);
    await start();
    await vi.waitFor(async () => expect(await found(oldTexts)).toEqual([]), wait);
    const keyring = await openKeyring(database, opened().settings);
    const { messages } = await listMessages(database, keyring, { limit: 100, spam: false });
    expect(messages).toHaveLength(60);
    expect(messages[0]).toMatchObject({ name: old.name, email: old.email, message: old.message });
    expect((await listLeads(database, keyring, { limit: 1 })).leads[0]).toMatchObject({
      ...{ name: old.name, email: old.email, phone: old.phone },
    });
  });

  test('never have the clear text of a person, and nothing encrypted after the erasure', async () => {
    const { database } = opened();
    await storePerson();
    const keyring = await openKeyring(database, opened().settings);
    const sealed = await sealedTexts(database, keyring.hashes(`900 ${person.email.toLowerCase()}`));
    await database.orm.execute(sql`checkpoint`);
    expect([await found(recentTexts), await found(sealed)]).toEqual([[], sealed]);
    expect(await exportPerson(database, keyring, person)).toMatchObject({
      applications: [{ email: person.email }],
      ...{ messages: [{ message: recent.message }], leads: [{ phone: recent.phone }] },
    });
    const erased = await erasePerson(database, keyring, { ...person, dryRun: false });
    expect(erased).toMatchObject({ applications: 1, messages: 1, leads: 1, notes: [] });
    expect(await found([...recentTexts, ...sealed])).toEqual([]);
  });

  test('have nothing of expired records, encrypted or not', async () => {
    const { database } = opened();
    const { rows } = await database.orm.execute<{ email: string }>(
      sql`update leads set created_at = now() - interval '366 days' returning email`,
    );
    const sealed = rows.map(({ email }) => email.slice(14, 70));
    await database.orm.execute(sql`checkpoint`);
    expect(await found(sealed)).toEqual(sealed);
    await app?.close();
    await start();
    await vi.waitFor(async () => expect(await found([...sealed, ...oldTexts])).toEqual([]), wait);
  });

  /** A message, a lead and an application with an email in the outbox. */
  async function storePerson() {
    const { database, settings } = opened();
    const keyring = await openKeyring(database, settings);
    const payload = { ...contactMessage, ...recent, email: person.email, phone: undefined };
    const response = await app?.inject({
      ...{ method: 'POST', url: `/website/${fixtureWebsiteId}/api/messages`, payload },
    });
    expect(response?.statusCode).toBe(200);
    const { leads } = createWriters(database.writes, { keyring });
    await leads.write(leadRecord(1, { ...recent, email: person.email }));
    const client = applicationClient(() => app as FastifyInstance);
    await client.sendConfirmation(await fillIn(client, { contact: { email: person.email } }));
  }
});

/** Encrypted values of a person. */
async function sealedTexts({ orm }: Database, hashes: readonly string[]) {
  const [hash] = hashes;
  const { rows } = await orm.execute<{ value: string }>(sql`
    select email as value from contact_messages where email_hash = ${hash}
    union all select message from contact_messages where email_hash = ${hash}
    union all select phone from leads where email_hash = ${hash}
    union all select email from applications where email_hash = ${hash}`);
  expect(rows).toHaveLength(4);
  return rows.map(({ value }) => value.slice(14, 70));
}

const run = promisify(execFile);

async function isInFolder(folder: string, text: string): Promise<boolean> {
  try {
    await run('grep', ['-raqF', '-e', text, folder]);
    return true;
  } catch (error) {
    // 1: nothing found; 2: a file that was deleted meanwhile.
    if ([1, 2].includes((error as { code: number }).code)) return false;
    throw error;
  }
}
