import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addGate, applicationClient, fillIn, need, secrets } from '../../../testing/application.ts';
import { runHere, runOn } from '../../../testing/run-program.ts';
import { testFlows } from '../../../testing/test-flows.ts';
import { createTestService, type TestService } from '../../../testing/test-service.ts';
import { databaseEngines } from '../../database/database.ts';
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
    const { code, stdout, stderr } = await run('export', person);
    expect([code, stderr]).toEqual([0, '1 application exported\n']);
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
    });
    expect(await run('erase', [...person, '--dry-run'])).toMatchObject({
      code: 0,
      stdout: 'Would erase 1 application and 1 email\n',
    });
    expect((await client.read(owner)).status).toBe(200);
    expect((await run('erase', person)).stdout).toBe('Erased 1 application and 1 email\n');
    expect((await client.read(owner)).status).toBe(404);
    expect((await client.read(other)).status).toBe(200);
    expect([await count('applications'), await count('emails')]).toEqual([1, 0]);
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
