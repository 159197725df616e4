import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { consentReceipt, receiptId } from '../testing/consent-receipt.ts';
import { runProgram } from '../testing/run-program.ts';
import { createTestService, type TestService } from '../testing/test-service.ts';
import type { ConsentSelection } from './consents/consent-page.ts';
import { exportConsents } from './consents/export-consents.ts';
import { databaseEngines } from './database/database.ts';
import { createWriters } from './writes/writers.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** More than two pages of an export. */
const OLD_RECEIPTS = 2_001;

const parse = (lines: string) =>
  lines
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));

describe.each(databaseEngines)('issue 5 §3 consents:export on %s', (engine) => {
  let service: TestService;
  beforeAll(async () => {
    service = await createTestService(engine);
    await service.app.listen({ host: '127.0.0.1', port: 0 });
    await service.database.orm.execute(sql`
      insert into consent_receipts
        (website_id, id, given_at, method, categories, policy_hash, texts_hash, locale, created_at)
      select 901, lpad(number::text, 22, '0'),
        now() - interval '3 days', 'deny', '{"necessary": true, "marketing": false}',
        repeat('0', 64), repeat('1', 64), 'es-ES', now() - interval '3 days'
      from generate_series(1, ${OLD_RECEIPTS}) as number`);
    const { consentReceipts } = createWriters(service.database.orm);
    await consentReceipts.write({ ...consentReceipt, websiteId: 900 });
  });
  afterAll(() => service.stop());

  async function exported(selection: ConsentSelection) {
    const chunks: string[] = [];
    const output = new Writable({
      write: (chunk, _encoding, done) => {
        chunks.push(`${chunk}`);
        done();
      },
    });
    const { count } = await exportConsents(service.settings, selection, output);
    const receipts = parse(chunks.join(''));
    expect(count).toBe(receipts.length);
    return receipts;
  }

  test('writes every receipt as a line of JSON, the oldest first, and says how many', async () => {
    const { dataDir, databaseUrl = '' } = service.settings;
    const environment = { PLAZA_DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
    const args = ['--since', '7d'];
    const { code, stdout, stderr } = await runProgram('src/export-consents.ts', args, environment);
    expect([code, stderr]).toEqual([0, '2002 receipts exported\n']);
    const receipts = parse(stdout);
    const ids = Array.from({ length: OLD_RECEIPTS }, (_, index) => receiptId(index + 1));
    expect(receipts.map(({ id }) => id)).toEqual([...ids, consentReceipt.id]);
    expect(receipts.at(-1)).toEqual({
      ...consentReceipt,
      websiteId: 900,
      receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      previousId: null,
    });
  });

  test('--since and --website choose', async () => {
    const since = new Date(Date.now() - 86_400_000).toISOString();
    const recent = await exported({ since });
    expect(recent).toMatchObject([{ id: consentReceipt.id, websiteId: 900 }]);
    expect(await exported({ websiteId: 900 })).toEqual(recent);
    expect(await exported({ websiteId: 901 })).toHaveLength(OLD_RECEIPTS);
    expect(await exported({ websiteId: 901, since })).toEqual([]);
  });

  test('what has no reader any more, or no service, is no whole export', async () => {
    const deaf = new Writable({ write: (_chunk, _encoding, done) => done(new Error('gone')) });
    await expect(exportConsents(service.settings, {}, deaf)).rejects.toThrow('gone');
    const stopping = new Writable({
      write: (_chunk, _encoding, done) => void service.app.close().then(() => done(), done),
    });
    const attempt = exportConsents(service.settings, {}, stopping);
    // On a server the database does not need the service.
    if (engine === 'postgres') expect(await attempt).toEqual({ count: 2002 });
    else await expect(attempt).rejects.toThrow('ended during the export, after 1000 receipts');
  });
});

test.each([[['--website', 'x']]])(
  'issue 5 §3 consents:export %j is refused in a line',
  async (args) => {
    const { code, stdout, stderr } = await runProgram('src/export-consents.ts', args, {});
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  },
);
