import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  addGate,
  applicationClient,
  contact,
  fillIn,
  gatePath,
  secrets,
} from '../../../testing/application.ts';
import { type MailServer, startMailServer, tokenIn } from '../../../testing/mail-server.ts';
import { testFlows } from '../../../testing/test-flows.ts';
import { createTestService, type TestService } from '../../../testing/test-service.ts';
import type { Settings } from '../../env.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const siteUrl = 'http://127.0.0.1:3999';

describe('§3 emails of applications', () => {
  let server: MailServer;
  let service: TestService;
  const client = applicationClient(() => service.app);
  afterEach(async () => {
    await service.stop();
    await server.stop();
  });

  async function start(
    statuses: readonly number[] = [],
    changes: Partial<Settings> = {},
    flows = testFlows,
  ) {
    server = await startMailServer(...statuses);
    const settings = {
      smtpUrl: server.url,
      siteUrls: [{ websiteId: 900, url: siteUrl }],
      mailPauses: [0.02],
    };
    service = await createTestService('postgres', { ...settings, ...changes }, flows);
    await addGate(service.database);
    await service.app.listen({ host: '127.0.0.1', port: 0 });
  }

  const outbox = async () =>
    (
      await service.database.orm.execute<Record<string, unknown>>(sql`
      select kind, attempts, sealed, sent_at is not null as sent, failed_at is not null as failed,
        last_error as error from emails order by created_at`)
    ).rows;

  const passMinute = () =>
    service.database.orm.execute(sql`
      update emails set created_at = created_at - interval '61 seconds'`);

  const received = (count: number) =>
    vi.waitFor(() => expect(server.mails).toHaveLength(count), { timeout: 10_000, interval: 20 });

  test('a refused email is sent again, and its text is erased once it is accepted', async () => {
    await start([451, 421]);
    const owner = await fillIn(client);
    expect(await client.sendConfirmation(owner)).toMatchObject({
      status: 202,
      body: { version: 3, retryAfter: 60 },
    });
    await received(1);
    const [mail] = server.mails;
    expect(mail).toMatchObject({
      from: { address: 'no-reply@muestra.example', name: 'Muestra' },
      to: [{ address: secrets.email }],
      subject: 'Confirma tu correo en Muestra',
      messageId: expect.stringMatching(/^<[0-9a-f-]{36}@muestra\.example>$/),
    });
    const link = `${siteUrl}${gatePath}?token=${tokenIn(mail)}`;
    expect(mail?.text).toContain(`\n${link}\n`);
    expect(mail?.html).toContain(`<a href="${link}"`);
    expect(mail?.html).toContain('<html lang="es-ES">');
    await vi.waitFor(async () =>
      expect(await outbox()).toEqual([
        { kind: 'confirm', attempts: 3, sealed: null, sent: true, failed: false, error: null },
      ]),
    );
    expect(server.offers()).toBe(3);
  });

  test('§2.3 a flow that wants its address confirmed sends the link with its submission, once', async () => {
    const { signup } = testFlows;
    await start([], {}, signup ? { signup: { ...signup, confirmEmail: true } } : {});
    const owner = await fillIn(client);
    const submit = () =>
      client.submit(owner, { version: 3, idempotencyKey: 'a-key-of-16-or-more' });
    const answers = await Promise.all([submit(), submit()]);
    expect([...answers, await submit()].map(({ status }) => status)).toEqual([200, 200, 200]);
    await received(1);
    expect(await outbox()).toHaveLength(1);
    const { body } = await client.confirm(tokenIn(server.mails[0]), owner.token);
    await passMinute();
    await client.submit(body, { version: 3, idempotencyKey: 'a-key-of-16-or-more' });
    expect(await outbox()).toHaveLength(1);
    expect((await client.read(body)).body).toMatchObject({
      masked: false,
      state: 'submitted',
      emailConfirmed: true,
    });
  });

  test('§2.2 a link has the prefix of its country', async () => {
    await start();
    await service.database.orm.execute(sql`
      update websites set settings = jsonb_set(settings, '{countries,0,pathPrefix}', '"es"'),
        content_version = content_version + 1 where id = 900`);
    await client.sendConfirmation(await fillIn(client));
    await received(1);
    const link = `${siteUrl}/es${gatePath}?token=${tokenIn(server.mails[0])}`;
    expect(server.mails[0]?.text).toContain(`\n${link}\n`);
  });

  test('an email to an address that does not exist is given up, and erased', async () => {
    await start([550]);
    await client.sendConfirmation(await fillIn(client));
    await vi.waitFor(async () =>
      expect(await outbox()).toEqual([
        { kind: 'confirm', attempts: 1, sealed: null, sent: false, failed: true, error: '550' },
      ]),
    );
  });

  test('a link confirms the address once, and opens the application on another device', async () => {
    await start();
    const owner = await fillIn(client);
    await client.sendConfirmation(owner);
    await received(1);
    const token = tokenIn(server.mails[0]);
    const confirmed = await client.confirm(token);
    expect(confirmed).toMatchObject({
      status: 200,
      body: { id: owner.id, flow: 'signup', locale: 'es-ES' },
    });
    expect(await client.confirm(token)).toMatchObject({
      status: 410,
      body: { type: 'urn:plaza:problem:expired-link' },
    });
    expect((await client.read(confirmed.body)).body).toMatchObject({
      ...{ emailConfirmed: true, version: 3 },
    });
    expect((await client.read({ ...owner, token })).status).toBe(404);
    await passMinute();
    // The first browser is out, and gets back in by a link of its own.
    expect(await client.read(owner)).toMatchObject({
      status: 410,
      body: { type: 'urn:plaza:problem:opened-elsewhere' },
    });
    await client.sendConfirmation(owner);
    await received(2);
    expect(server.mails[1]?.subject).toBe('Continúa tu solicitud en Muestra');
    expect((await client.confirm(tokenIn(server.mails[1]))).status).toBe(200);
  });

  test('a link of yesterday has expired, and so has one to a replaced address', async () => {
    await start();
    const owner = await fillIn(client);
    await client.sendConfirmation(owner);
    await received(1);
    // Nobody waits for the minute of an address that was wrong.
    const other = 'otra.direccion@correo.example';
    expect((await client.sendConfirmation(owner, { email: other })).body.version).toBe(4);
    await received(2);
    expect(server.mails[1]?.to).toMatchObject([{ address: other }]);
    expect((await client.confirm(tokenIn(server.mails[0]))).status).toBe(410);
    expect((await client.read(owner)).body).toMatchObject({
      emailConfirmed: false,
      answers: { contact: { ...contact, email: other } },
    });
    await service.database.orm.execute(sql`
      update application_tokens set expires_at = now() where expires_at is not null`);
    expect((await client.confirm(tokenIn(server.mails[1]))).status).toBe(410);
    expect((await client.confirm('A'.repeat(43))).status).toBe(410);
  });

  test('a corrected address can be confirmed, also after submission', async () => {
    await start();
    const owner = await fillIn(client);
    await client.submit(owner, { version: 3, idempotencyKey: 'a-key-of-16-or-more' });
    const email = 'otra.direccion@correo.example';
    expect((await client.sendConfirmation(owner, { email })).status).toBe(202);
    await received(1);
    expect((await client.confirm(tokenIn(server.mails[0]))).status).toBe(200);
    await passMinute();
    // A confirmed address of a submitted application is final.
    await client.sendConfirmation(owner, { email: secrets.email });
    await received(2);
    expect(server.mails[1]?.to).toMatchObject([{ address: email }]);
    expect((await client.sendConfirmation(owner, { email: 'nobody' })).status).toBe(400);
  });

  test('limits the emails of an application and to an address, and never tells', async () => {
    await start();
    const owner = await fillIn(client);
    const first = await client.sendConfirmation(owner);
    const again = await Promise.all([1, 2, 3].map(() => client.sendConfirmation(owner)));
    for (const { status, body } of again) {
      expect([status, Object.keys(body)]).toEqual([202, Object.keys(first.body)]);
      expect(body.retryAfter).toBeLessThanOrEqual(60);
    }
    expect(await outbox()).toHaveLength(1);
    for (let sent = 1; sent < 6; sent += 1) {
      await passMinute();
      await client.sendConfirmation(owner);
    }
    expect(await outbox()).toHaveLength(5);
    expect((await client.sendConfirmation(owner)).body.retryAfter).toBeGreaterThan(3_600);
    const others = await Promise.all(Array.from({ length: 8 }, () => fillIn(client)));
    await Promise.all(others.map((other) => client.sendConfirmation(other)));
    expect(await outbox()).toHaveLength(10);
    const elsewhere = await fillIn(client, { contact: { email: 'otra@correo.example' } });
    await client.sendConfirmation(elsewhere);
    expect(await outbox()).toHaveLength(11);
  });

  test('without SMTP_URL emails wait, encrypted', async () => {
    await start([], { smtpUrl: undefined });
    await client.sendConfirmation(await fillIn(client));
    expect(await outbox()).toEqual([
      {
        ...{ kind: 'confirm', attempts: 0, sent: false, failed: false, error: null },
        sealed: expect.stringMatching(/^[0-9a-f]{12}\.[A-Za-z0-9_-]+$/),
      },
    ]);
  });
});
