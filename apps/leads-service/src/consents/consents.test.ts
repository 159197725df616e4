import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { consentReceipt, receiptId } from '../../testing/consent-receipt.ts';
import { fixtureWebsiteId } from '../../testing/fixture-content.ts';
import { runHere, runOn } from '../../testing/run-program.ts';
import { createTestService, type TestService } from '../../testing/test-service.ts';
import { databaseEngines } from '../database/database.ts';
import { createWriters } from '../writes/writers.ts';
import type { ConsentSelection } from './consent-page.ts';
import { exportCommand } from './export-command.ts';
import { exportConsents } from './export-consents.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const program = ['consents:export', exportCommand] as const;

const newId = () => randomBytes(16).toString('base64url');

/** More than two pages of an export. */
const OLD_RECEIPTS = 2_001;

const parse = (lines: string) =>
  lines
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));

describe.each(databaseEngines)('consents on %s', (engine) => {
  let service: TestService;
  beforeAll(async () => {
    service = await createTestService(engine);
    await service.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => service.stop());

  async function post(changes: object, website = fixtureWebsiteId) {
    const response = await service.app.inject({
      method: 'POST',
      url: `/website/${website}/api/consents`,
      payload: { ...consentReceipt, ...changes },
      headers: { 'user-agent': 'a browser', 'x-forwarded-for': '192.0.2.1', cookie: 'uid=7' },
    });
    const { statusCode: status, headers, body } = response;
    return { status, headers, body: body === '' ? undefined : JSON.parse(body) };
  }

  async function run(query: ReturnType<typeof sql>) {
    return (await service.database.orm.execute<Record<string, unknown>>(query)).rows;
  }

  const stored = (id: string) => run(sql`select * from consent_receipts where id = ${id}`);

  test('stores the decision, and no data about its sender', async () => {
    const previousId = newId();
    await post({ id: previousId });
    const { status, headers, body } = await post({ previousId });
    expect([status, body, headers['cache-control']]).toEqual([204, undefined, 'no-store']);
    const [row, ...others] = await stored(consentReceipt.id);
    expect(others).toEqual([]);
    const time = (value: unknown) => new Date(`${value}`).getTime();
    expect({ ...row, given_at: time(row?.given_at), created_at: time(row?.created_at) }).toEqual({
      number: expect.anything(),
      website_id: fixtureWebsiteId,
      id: consentReceipt.id,
      given_at: expect.closeTo(Date.parse(consentReceipt.givenAt), -4),
      method: 'accept-selection',
      categories: consentReceipt.categories,
      policy_hash: consentReceipt.policyHash,
      texts_hash: consentReceipt.textsHash,
      locale: 'es-ES',
      country: 'ES',
      previous_id: previousId,
      created_at: expect.closeTo(Date.now(), -5),
      day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  });

  test('stores null for missing values', async () => {
    const id = newId();
    expect((await post({ id, country: undefined })).status).toBe(204);
    expect(await stored(id)).toEqual([
      expect.objectContaining({ country: null, previous_id: null }),
    ]);
  });

  test('stores a repeated receipt once, also if concurrent or with equivalent values', async () => {
    const id = newId();
    const spellings = [{ id }, { id, givenAt: consentReceipt.givenAt.replace('Z', '+00:00') }];
    const posts = Array.from({ length: 30 }, (_, index) => post({ ...spellings[index % 2] }));
    const statuses = (await Promise.all(posts)).map(({ status }) => status);
    expect(new Set([...statuses, (await post({ id })).status])).toEqual(new Set([204]));
    expect(await stored(id)).toHaveLength(1);
  });

  test.each([
    { method: 'withdrawal' },
    { categories: { ...consentReceipt.categories, marketing: true } },
    { givenAt: new Date(Date.parse(consentReceipt.givenAt) + 1).toISOString() },
    { locale: 'sv-SE' },
    { country: undefined },
    { previousId: consentReceipt.id },
  ])('another decision under the same id is refused, never lost in silence: %j', async (change) => {
    const id = newId();
    const answers = await Promise.all([post({ id }), post({ id, ...change })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422]);
    expect(await stored(id)).toHaveLength(1);
  });

  test('reports each invalid field by path and code, without its value', async () => {
    const { status, headers, body } = await post({
      id: 'secreto',
      method: 'scroll',
      country: 'es',
    });
    const codes = body.errors.map(({ path, code }: Record<string, string>) => `${path} ${code}`);
    expect([status, headers['content-type']]).toEqual([
      400,
      expect.stringMatching(/problem\+json/),
    ]);
    expect(codes).toEqual(['id invalid_format', 'method invalid_value', 'country invalid_format']);
    expect(JSON.stringify(body)).not.toContain('secreto');
    expect((await post({}, 1)).status).toBe(404);
  });

  test.each([
    ['a change', sql`update consent_receipts set method = 'deny'`],
    ['a change of no row', sql`update consent_receipts set method = 'deny' where false`],
    ['a deletion', sql`delete from consent_receipts`],
    ['emptying', sql`truncate consent_receipts`],
    [
      'writing over',
      sql`insert into consent_receipts overriding system value select * from consent_receipts
        on conflict (website_id, id, day) do update set method = 'deny'`,
    ],
  ])('the database itself refuses %s', async (_, statement) => {
    await post({ id: newId() });
    const before = await run(sql`select * from consent_receipts order by number`);
    const error = await run(statement).catch((reason: Error) => reason.cause);
    expect(error).toMatchObject({ message: expect.stringContaining('append-only') });
    expect(await run(sql`select * from consent_receipts order by number`)).toEqual(before);
  });

  describe('consents:export', () => {
    beforeAll(async () => {
      await service.database.orm.execute(sql`
        insert into consent_receipts
          (website_id, id, given_at, method, categories, policy_hash, texts_hash, locale, created_at)
        select 901, lpad(number::text, 22, '0'),
          now() - interval '3 days', 'deny', '{"necessary": true, "marketing": false}',
          repeat('0', 64), repeat('1', 64), 'es-ES', now() - interval '3 days'
        from generate_series(1, ${OLD_RECEIPTS}) as number`);
      const { consentReceipts } = createWriters(service.database.orm, service);
      await consentReceipts.write({ ...consentReceipt, websiteId: 901 });
    });

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

    test('writes every receipt as a line of JSON, oldest first, and reports the count', async () => {
      const { dataDir, databaseUrl = '' } = service.settings;
      const environment = { PLAZA_DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
      const args = ['--website', '901', '--since', '7d'];
      const { code, stdout, stderr } = await runOn(engine, program, { args, environment });
      expect([code, stderr]).toEqual([0, '2002 receipts exported\n']);
      const receipts = parse(stdout);
      const ids = Array.from({ length: OLD_RECEIPTS }, (_, index) => receiptId(index + 1));
      expect(receipts.map(({ id }) => id)).toEqual([...ids, consentReceipt.id]);
      expect(receipts.at(-1)).toEqual({
        ...consentReceipt,
        websiteId: 901,
        dated: null,
        receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
        previousId: null,
      });
    });

    test('marks receipts that came late or are dated ahead of their arrival', async () => {
      const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
      const dates = [-49, -23, 23, 49].map((hours) => ({ id: newId(), givenAt: at(hours) }));
      for (const receipt of dates) expect((await post(receipt)).status).toBe(204);
      const receipts = await exported({ websiteId: fixtureWebsiteId });
      const datedOf = (id: string) => receipts.find((receipt) => receipt.id === id)?.dated;
      expect(dates.map(({ id }) => datedOf(id))).toEqual(['late', null, null, 'ahead']);
    });

    test('--since and --website filter', async () => {
      const since = new Date(Date.now() - 86_400_000).toISOString();
      const recent = await exported({ websiteId: 901, since });
      expect(recent).toMatchObject([{ id: consentReceipt.id, websiteId: 901 }]);
      expect(await exported({ websiteId: 901 })).toHaveLength(OLD_RECEIPTS + 1);
      expect(await exported({ websiteId: 7 })).toEqual([]);
      const all = await exported({});
      expect(new Set(all.map(({ websiteId }) => websiteId))).toEqual(new Set([900, 901]));
    });

    test('fails if the output or the service closes early', async () => {
      const deaf = new Writable({ write: (_chunk, _encoding, done) => done(new Error('gone')) });
      await expect(exportConsents(service.settings, {}, deaf)).rejects.toThrow('gone');
      const stopping = new Writable({
        write: (_chunk, _encoding, done) => void service.app.close().then(() => done(), done),
      });
      const attempt = exportConsents(service.settings, { websiteId: 901 }, stopping);
      // With a PostgreSQL server the export does not need the service.
      if (engine === 'postgres') expect(await attempt).toEqual({ count: 2002 });
      else await expect(attempt).rejects.toThrow('ended during the export, after 1000 receipts');
    });
  });
});

test.each([[['--website', 'x']]])('consents:export rejects %j in one line', async (args) => {
  const { code, stdout, stderr } = await runHere(exportCommand, args, {});
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});
