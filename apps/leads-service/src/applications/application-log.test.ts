import { sql } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import {
  addGate,
  applicationClient,
  contact,
  fillIn,
  need,
  secrets,
} from '../../testing/application.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { testFlows } from '../../testing/test-flows.ts';
import { createTestService } from '../../testing/test-service.ts';
import { buildApp } from '../app.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const service = await createTestService('pglite');
const server = await startMailServer(451, 550);
afterAll(async () => {
  await service.stop();
  await server.stop();
});

test('§3 the log of everything that happens to an application holds nothing personal', async () => {
  const lines: string[] = [];
  const { database } = service;
  const app = await buildApp({
    database,
    settings: { ...service.settings, logLevel: 'trace', smtpUrl: server.url, mailPauses: [0.02] },
    flows: testFlows,
    logTo: { write: (line: string) => lines.push(line) > 0 },
  });
  const client = applicationClient(() => app);
  const owner = await fillIn(client);
  // No page for the link, then a mail server that repeats the address in its refusals.
  await client.sendConfirmation(owner);
  await addGate(database);
  await database.orm.execute(
    sql`update websites set content_version = content_version + 1 where id = 900`,
  );
  const again = await buildApp({
    database,
    settings: { ...service.settings, logLevel: 'trace', smtpUrl: server.url, mailPauses: [0.02] },
    flows: testFlows,
    logTo: { write: (line: string) => lines.push(line) > 0 },
  });
  await again.listen({ host: '127.0.0.1', port: 0 });
  const later = applicationClient(() => again);
  await later.sendConfirmation(owner);
  await vi.waitFor(() => expect(server.offers()).toBe(2), 10_000);
  await later.put(owner, 'need', { version: 1, answers: need });
  await later.put(owner, 'need', { version: 3, answers: { ...need, amount: secrets.email } });
  await later.read({ ...owner, token: 'A'.repeat(43) });
  // A failure of the database, whose driver reports the values of the statement.
  await database.orm.execute(sql`alter table applications rename to moved`);
  const failed = await later.put(owner, 'contact', { version: 3, answers: contact });
  await later.create({ answers: { contact } });
  await database.orm.execute(sql`alter table moved rename to applications`);
  expect(failed.status).toBe(500);
  await later.submit(owner, { version: 3, idempotencyKey: 'a-key-of-16-or-more' });
  await again.close();
  await app.close();

  const log = lines.join('').toLowerCase();
  expect(log).toContain('emailconfirmationgate');
  expect(log).toContain('"code":"550"');
  expect(log).toContain('does not exist');
  for (const secret of [...Object.values(secrets), '4321', owner.token, 'zoraida', '192.0.2.1'])
    expect(log).not.toContain(secret.toLowerCase());
});
