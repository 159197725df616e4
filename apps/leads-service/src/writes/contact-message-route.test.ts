import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { contactMessage } from '../../testing/contact-message.ts';
import { fixtureWebsiteId } from '../../testing/fixture-content.ts';
import { createTestService, type TestService } from '../../testing/test-service.ts';
import { databaseEngines } from '../database/database.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

describe.each(databaseEngines)('POST /messages on %s', (engine) => {
  let service: TestService;
  beforeAll(async () => {
    service = await createTestService(engine);
  });
  afterAll(() => service.stop());

  async function post(changes: object) {
    const response = await service.app.inject({
      method: 'POST',
      url: `/website/${fixtureWebsiteId}/api/messages`,
      payload: { ...contactMessage, ...changes },
      headers: { 'user-agent': 'a browser', 'x-forwarded-for': '192.0.2.1' },
    });
    return { status: response.statusCode, headers: response.headers, body: response.json() };
  }

  async function stored(key: string) {
    const query = sql`select * from contact_messages where idempotency_key = ${key}`;
    return (await service.database.orm.execute<Record<string, unknown>>(query)).rows;
  }

  test('stores the input, and no data about its sender', async () => {
    const { status, headers, body } = await post({ idempotencyKey: 'key-of-the-first-1' });
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    const { idempotencyKey: _, privacyAccepted: __, ...input } = contactMessage;
    const [row, ...others] = await stored('key-of-the-first-1');
    expect(others).toEqual([]);
    const sealed = expect.stringMatching(/^[\da-f]{12}\.[\w-]{80}$/);
    expect({ ...row, created_at: new Date(`${row?.created_at}`).getTime() }).toEqual({
      ...input,
      ...{ name: sealed, email: sealed, message: sealed },
      ...{ key_id: service.keyring.currentId, email_hash: expect.any(String) },
      website_id: fixtureWebsiteId,
      idempotency_key: 'key-of-the-first-1',
      id: body.id,
      spam_signs: [],
      created_at: expect.closeTo(Date.parse(body.receivedAt), -4),
    });
  });

  test('stores a repeated message once, with the same answer', async () => {
    const first = await post({ idempotencyKey: 'key-sent-twice-1' });
    expect(await post({ idempotencyKey: 'key-sent-twice-1' })).toMatchObject({
      status: 200,
      body: first.body,
    });
    expect(await stored('key-sent-twice-1')).toHaveLength(1);
  });

  test('stores a message sent many times at once, with the same answer', async () => {
    const same = Array.from({ length: 50 }, () => post({ idempotencyKey: 'key-sent-at-once' }));
    const answers = (await Promise.all(same)).map(({ body }) => JSON.stringify(body));
    expect(new Set(answers).size).toBe(1);
    expect(await stored('key-sent-at-once')).toHaveLength(1);
  });

  test('rejects another message with the same key', async () => {
    const key = { idempotencyKey: 'key-used-again-1' };
    const answers = await Promise.all([post(key), post({ ...key, message: 'Otra cosa' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await post({ ...key, message: 'Una tercera' })).toMatchObject({
      status: 422,
      body: { type: 'urn:plaza:problem:idempotency-key-reused' },
    });
    expect(await stored('key-used-again-1')).toHaveLength(1);
  });

  test('stores the spam signs with the message', async () => {
    const answer = await post({ idempotencyKey: 'key-of-a-machine', spamSigns: ['honeypot'] });
    expect(answer.status).toBe(200);
    expect(await stored('key-of-a-machine')).toEqual([
      expect.objectContaining({ spam_signs: ['honeypot'] }),
    ]);
  });

  test('reports each invalid field by path and code, without its value', async () => {
    const { status, body } = await post({
      name: '',
      email: 'secreto',
      message: 'x'.repeat(5001),
      privacyAccepted: false,
    });
    const codes = body.errors.map(({ path, code }: Record<string, string>) => `${path} ${code}`);
    expect(status).toBe(400);
    expect(codes).toEqual([
      'name too_small',
      'email invalid_format',
      'message too_big',
      'privacyAccepted invalid_value',
    ]);
    expect(JSON.stringify(body)).not.toContain('secreto');
  });
});
