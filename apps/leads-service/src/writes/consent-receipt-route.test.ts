import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { consentReceipt } from '../../testing/consent-receipt.ts';
import { fixtureWebsiteId } from '../../testing/fixture-content.ts';
import { createTestService, type TestService } from '../../testing/test-service.ts';
import { databaseEngines } from '../database/database.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const newId = () => randomBytes(16).toString('base64url');

describe.each(databaseEngines)('issue 5 §3 POST /consents on %s', (engine) => {
  let service: TestService;
  beforeAll(async () => {
    service = await createTestService(engine);
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

  test('stores the decision as it was given, and nothing of where it came from', async () => {
    const previousId = newId();
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
    });
  });

  test('what a browser does not know is null', async () => {
    const id = newId();
    expect((await post({ id, country: undefined })).status).toBe(204);
    expect(await stored(id)).toEqual([
      expect.objectContaining({ country: null, previous_id: null }),
    ]);
  });

  test('sent again, also at once and in other words for the same, it is one receipt', async () => {
    const id = newId();
    const spellings = [{ id }, { id, givenAt: '2026-11-21T10:00:00.123+01:00' }];
    const posts = Array.from({ length: 30 }, (_, index) => post({ ...spellings[index % 2] }));
    const statuses = (await Promise.all(posts)).map(({ status }) => status);
    expect(new Set([...statuses, (await post({ id })).status])).toEqual(new Set([204]));
    expect(await stored(id)).toHaveLength(1);
  });

  test.each([
    { method: 'withdrawal' },
    { categories: { ...consentReceipt.categories, marketing: true } },
    { givenAt: '2026-11-21T09:00:00.124Z' },
    { policyHash: '0'.repeat(64) },
    { textsHash: '0'.repeat(64) },
    { locale: 'en-US' },
    { country: undefined },
    { previousId: newId() },
  ])('another decision under the same id is refused, never lost in silence: %j', async (change) => {
    const id = newId();
    const answers = await Promise.all([post({ id }), post({ id, ...change })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422]);
    expect(await stored(id)).toHaveLength(1);
  });

  test('a refusal names each field by its path and code, and repeats nothing of it', async () => {
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
        on conflict (website_id, id) do update set method = 'deny'`,
    ],
  ])('the database itself refuses %s', async (_, statement) => {
    await post({ id: newId() });
    const before = await run(sql`select * from consent_receipts order by number`);
    const error = await run(statement).catch((reason: Error) => reason.cause);
    expect(error).toMatchObject({ message: expect.stringContaining('append-only') });
    expect(await run(sql`select * from consent_receipts order by number`)).toEqual(before);
  });
});
