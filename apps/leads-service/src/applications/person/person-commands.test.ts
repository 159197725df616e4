import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addGate, applicationClient, fillIn, need, secrets } from '../../../testing/application.ts';
import { contactMessage } from '../../../testing/contact-message.ts';
import { leadRecord } from '../../../testing/lead.ts';
import { runHere, runOn } from '../../../testing/run-program.ts';
import { testFlows } from '../../../testing/test-flows.ts';
import { createTestService, type TestService } from '../../../testing/test-service.ts';
import { databaseEngines } from '../../database/database.ts';
import { createWriters } from '../../writes/writers.ts';
import { erasePersonCommand, exportPersonCommand } from './person-commands.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

describe.each(databaseEngines)('§3 the rights of a person on %s', (engine) => {
  let service: TestService;
  const client = applicationClient(() => service.app);
  beforeAll(async () => {
    service = await createTestService(engine, {}, testFlows);
    await addGate(service.database);
    await service.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => service.stop());

  const environment = () => ({
    PLAZA_DATA_DIR: service.settings.dataDir,
    ...(service.settings.databaseUrl && { DATABASE_URL: service.settings.databaseUrl }),
  });
  const person = ['--website', '900', '--email', secrets.email.toUpperCase()];
  const run = (name: 'export' | 'erase', args: readonly string[]) =>
    runOn(
      engine,
      [`applications:${name}`, name === 'export' ? exportPersonCommand : erasePersonCommand],
      { args, environment: environment() },
    );
  const count = async (table: string) =>
    (await service.database.orm.execute(sql`select 1 from ${sql.identifier(table)}`)).rows.length;

  test('exports everything of an address, and erases it when it is not a dry run', async () => {
    const owner = await fillIn(client);
    await client.submit(owner, { version: 3, idempotencyKey: 'a-key-of-16-or-more' });
    await client.sendConfirmation(owner);
    const other = await fillIn(client, { contact: { email: 'otra@correo.example' } });
    const { privacyAccepted: _, ...message } = contactMessage;
    const writers = createWriters(service.database.orm, service);
    for (const [index, changes] of [
      {},
      { topic: 'complaint' as const },
      { email: 'otra@correo.example' },
    ].entries())
      await writers.contactMessages.write({
        ...{ ...message, email: secrets.email, spamSigns: [], websiteId: 900, ...changes },
        idempotencyKey: `key-of-message-${index}`,
        id: `0198c5f2-5b7e-7000-a000-00000000000${index}`,
      });
    await writers.leads.write(leadRecord(1, { email: secrets.email.toLowerCase() }));
    await writers.leads.write(leadRecord(2));
    const { code, stdout, stderr } = await run('export', person);
    expect([code, stderr]).toEqual([0, '1 application, 2 messages, and 1 lead exported\n']);
    expect(JSON.parse(stdout)).toMatchObject({
      websiteId: 900,
      applications: [
        {
          id: owner.id,
          email: secrets.email,
          answers: { need, contact: { email: secrets.email } },
          endName: 'done',
          emails: [{ kind: 'confirm', sentAt: null }],
        },
      ],
      messages: [{ message: message.message }, { topic: 'complaint' }],
      leads: [{ id: leadRecord(1).id }],
    });
    const erased =
      '1 application, 1 email, 1 message, and 1 lead\n1 complaint kept until their retention ends\n';
    expect(await run('erase', [...person, '--dry-run'])).toMatchObject({
      code: 0,
      stdout: `Would erase ${erased}`,
    });
    expect((await client.read(owner)).status).toBe(200);
    expect((await run('erase', person)).stdout).toBe(`Erased ${erased}`);
    expect((await client.read(owner)).status).toBe(404);
    expect((await client.read(other)).status).toBe(200);
    const tables = ['applications', 'emails', 'contact_messages', 'leads'];
    expect(await Promise.all(tables.map(count))).toEqual([1, 0, 2, 1]);
  });
});

test.each([
  ['--email', 'ana@correo.example'],
  ['--website', '900'],
  ['--website', '900', '--email', 'nobody'],
])('rejects %j %j without an address and a website', async (...args) => {
  const { code, stderr } = await runHere(erasePersonCommand, args, {});
  expect([code, stderr]).toEqual([1, expect.stringContaining('Usage: ')]);
});
