import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { contactMessage } from '../../testing/contact-message.ts';
import { runHere, runOn } from '../../testing/run-program.ts';
import { createTestService, type TestService } from '../../testing/test-service.ts';
import { databaseEngines } from '../database/database.ts';
import type { ContactMessageRecord } from '../writes/contact-message-record.ts';
import { createWriters } from '../writes/writers.ts';
import { messagesCommand } from './messages-command.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const messages = ['messages:list', messagesCommand] as const;

const { privacyAccepted: _, ...fields } = contactMessage;
const record = (number: number, changes: Partial<ContactMessageRecord> = {}) => ({
  ...fields,
  websiteId: 900,
  idempotencyKey: `key-of-message-${number}`,
  id: `0198c5f2-5b7e-7000-8000-00000000000${number}`,
  spamSigns: [],
  ...changes,
});

describe.each(databaseEngines)('messages:list while the service runs, on %s', (engine) => {
  let service: TestService;
  beforeAll(async () => {
    service = await createTestService(engine);
    await service.app.listen({ host: '127.0.0.1', port: 0 });
    const { contactMessages } = createWriters(service.database.orm, service);
    await contactMessages.write(record(1));
    await contactMessages.write(record(2, { name: 'clear\u001b[2J', websiteId: 901 }));
    await contactMessages.write(record(3, { spamSigns: ['honeypot'] }));
  });
  afterAll(() => service.stop());

  function environment() {
    const { dataDir, databaseUrl = '' } = service.settings;
    return { PLAZA_DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  }

  const list = (...args: string[]) => runHere(messagesCommand, args, environment());

  test('prints the newest first, and escapes hostile text', async () => {
    const { code, stdout } = await runOn(engine, messages, {
      args: [],
      environment: environment(),
    });
    expect(code).toBe(0);
    expect(stdout.split('\n').filter((line) => /^\d/.test(line))).toEqual([
      expect.stringMatching(/901 {2}question {2}clear\\u\{1b\}\[2J <ana@correo\.example>/),
      expect.stringMatching(/900 {2}question {2}Ana Ruiz <ana@correo\.example>/),
    ]);
    expect(stdout).toContain('\n    ¿puedo desistir?\n');
  });

  test('--json prints the stored messages as JSON', async () => {
    const { stdout } = await list('--json', '--website', '900', '--since', '1h', '--limit', '5');
    expect(JSON.parse(stdout)).toEqual([
      {
        ...fields,
        idempotencyKey: undefined,
        websiteId: 900,
        id: record(1).id,
        receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
        spamSigns: [],
      },
    ]);
  });

  test('--spam prints only spam, --limit limits the number', async () => {
    expect((await list('--spam')).stdout).toMatch(/^\d.* {2}\(honeypot\)\n/);
    expect((await list('--limit', '1')).stdout).not.toContain('Ana Ruiz');
    expect((await list('--website', '7')).stdout).toBe('No messages\n');
  });
});

test.each([[['--limit', '0']], [['--since', 'ayer']], [['--colour']], [['--website', 'x']]])(
  'messages:list rejects %j in one line',
  async (args) => {
    const rejection = { code: 1, stdout: '', stderr: expect.stringMatching(/^.+\n$/) };
    expect(await runHere(messagesCommand, args, {})).toEqual(rejection);
  },
);
