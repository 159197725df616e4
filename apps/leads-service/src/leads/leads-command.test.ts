import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { leadRecord } from '../../testing/lead.ts';
import { runHere, runProgram } from '../../testing/run-program.ts';
import { createTestService, type TestService } from '../../testing/test-service.ts';
import { createWriters } from '../writes/writers.ts';
import { leadsCommand } from './leads-command.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let service: TestService;
beforeAll(async () => {
  service = await createTestService('pglite');
  await service.app.listen({ host: '127.0.0.1', port: 0 });
  const { leads } = createWriters(service.database.orm, service);
  await leads.write(leadRecord(1, { keyword: 'zeta' }));
  await leads.write(leadRecord(2, { name: 'clear\u001b[2J', websiteId: 901, termMonths: 1 }));
});
afterAll(() => service.stop());

const environment = () => ({ PLAZA_DATA_DIR: service.settings.dataDir });
const list = (...args: string[]) => runHere(leadsCommand, args, environment());

test('leads:list prints the newest first while the service runs, and escapes hostile text', async () => {
  const { code, stdout } = await runProgram('leads:list', [], environment());
  expect(code).toBe(0);
  expect(stdout.trimEnd().split('\n')).toEqual([
    expect.stringMatching(
      /^\d.*Z {2}901 {2}500 EUR over 1 month {2}clear\\u\{1b\}\[2J <ana@correo\.example> {2}\+34612345678$/,
    ),
    `    event ${leadRecord(2).eventId}, form olivar-es-lp`,
    expect.stringMatching(/^\d.*Z {2}900 {2}500 EUR over 3 months {2}Ana Ruiz <ana@/),
    `    event ${leadRecord(1).eventId}, form olivar-es-lp, keyword zeta`,
  ]);
});

test('leads:list --json prints the stored leads as JSON', async () => {
  const { stdout } = await list('--json', '--website', '900', '--since', '1h', '--limit', '5');
  expect(JSON.parse(stdout)).toEqual([
    {
      ...leadRecord(1, { keyword: 'zeta' }),
      receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      whiteLabelToken: null,
      pubid: null,
      channelId: null,
    },
  ]);
  expect((await list('--website', '7')).stdout).toBe('No leads\n');
});

test('leads:list reports an invalid argument in one line', async () => {
  const { code, stdout, stderr } = await runHere(leadsCommand, ['--limit', '0'], {});
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});
