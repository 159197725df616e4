import { APPLICATION_PROBLEMS } from '@plaza/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  addGate,
  applicationClient,
  type Credentials,
  contact,
  fillIn,
  need,
  secrets,
} from '../../testing/application.ts';
import { type MailServer, startMailServer, tokenIn } from '../../testing/mail-server.ts';
import { testFlows } from '../../testing/test-flows.ts';
import { createTestService, type TestService } from '../../testing/test-service.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const elsewhere = { status: 410, body: { type: APPLICATION_PROBLEMS.openedElsewhere } };

describe('§3 the link of an email', () => {
  let server: MailServer;
  let service: TestService;
  const client = applicationClient(() => service.app);
  beforeAll(async () => {
    server = await startMailServer();
    service = await createTestService(
      'postgres',
      { smtpUrl: server.url, mailPauses: [0.02] },
      testFlows,
    );
    await addGate(service.database);
    await service.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await service.stop();
    await server.stop();
  });

  // An address gets ten emails a day.
  beforeEach(() =>
    service.database.orm.execute(sql`
      update emails set created_at = created_at - interval '1 day'`),
  );

  /** Asks for a link, as if the last one were a minute old. @returns its token */
  async function linkOf(owner: Credentials): Promise<string> {
    await service.database.orm.execute(sql`
      update emails set created_at = created_at - interval '61 seconds'`);
    const count = server.mails.length;
    expect((await client.sendConfirmation(owner)).status).toBe(202);
    await vi.waitFor(() => expect(server.mails).toHaveLength(count + 1), { timeout: 10_000 });
    return tokenIn(server.mails.at(-1));
  }

  test('revokes every older token and link, so that whoever sent it on reads nothing more', async () => {
    const first = await fillIn(client);
    const [older, link] = [await linkOf(first), await linkOf(first)];
    const { body: second } = await client.confirm(link);
    await client.put(second, 'need', { version: 3, answers: { ...need, amount: '900' } });
    for (const answer of [
      await client.read(first),
      await client.put(first, 'need', { version: 4, answers: need }),
      await client.submit(first, { version: 4, idempotencyKey: 'a-key-of-16-or-more' }),
      await client.claimVendors(first, 'a-claim-of-16-or-more', ['meta']),
    ])
      expect(answer).toMatchObject(elsewhere);
    expect((await client.confirm(older)).status).toBe(410);
    expect((await client.read(second)).body.answers.need.amount).toBe('900');
  });

  test('masks personal answers in a browser that only holds the link', async () => {
    const { body: second } = await client.confirm(await linkOf(await fillIn(client)));
    const { body } = await client.read(second);
    expect(body).toMatchObject({
      masked: true,
      answers: {
        need: { amount: need.amount, purpose: 'other', purposeOther: '•••' },
        contact: { email: 'Z•••@correo.example', terms: contact.terms },
      },
    });
    for (const secret of Object.values(secrets)) expect(JSON.stringify(body)).not.toContain(secret);
    // A link that this browser has asked for itself proves that the address is its own.
    const { body: third } = await client.confirm(await linkOf(second), second.token);
    expect((await client.read(third)).body).toMatchObject({ masked: false, answers: { contact } });
    expect(await client.read(second)).toMatchObject(elsewhere);
  });

  test('shows everything to the browser that began, when it opens the link itself', async () => {
    const first = await fillIn(client);
    const { body } = await client.confirm(await linkOf(first), first.token);
    expect((await client.read(body)).body).toMatchObject({ masked: false, answers: { contact } });
  });

  test('a revoked or foreign token does not unmask', async () => {
    const first = await fillIn(client);
    const { body: second } = await client.confirm(await linkOf(first));
    const link = await linkOf(first);
    const stranger = await fillIn(client);
    const tried = await client.confirm(link, stranger.token);
    expect((await client.read(tried.body)).body.masked).toBe(true);
    const again = await client.confirm(await linkOf(tried.body), second.token);
    expect((await client.read(again.body)).body.masked).toBe(true);
  });

  test('keeps masked answers that nobody types again, and takes new ones', async () => {
    const { body: owner } = await client.confirm(await linkOf(await fillIn(client)));
    const kept = { version: 3, answers: { amount: '700', purpose: 'other' } };
    expect((await client.put(owner, 'need', { ...kept, keep: ['purposeOther'] })).status).toBe(200);
    const { rows } = await service.database.orm.execute<{ n: number }>(sql`
      select version as n from applications where id = ${owner.id}`);
    expect(rows).toEqual([{ n: 4 }]);
    const clear = await client.confirm(await linkOf(owner), owner.token);
    expect((await client.read(clear.body)).body.answers.need).toEqual({ ...need, amount: '700' });
  });

  test('a masked or revoked browser cannot have the next link sent to itself', async () => {
    const first = await fillIn(client);
    const { body: owner } = await client.confirm(await linkOf(first));
    const email = 'ladron@correo.example';
    const put = await client.put(owner, 'contact', { version: 3, answers: { ...contact, email } });
    expect(put).toMatchObject({ status: 422, body: { errors: [{ path: 'email' }] } });
    for (const each of [owner, first]) await client.sendConfirmation(each, { email });
    const kept = { version: 3, answers: { terms: contact.terms }, keep: ['email'] };
    expect((await client.put(owner, 'contact', kept)).status).toBe(200);
    expect(JSON.stringify(server.mails)).not.toContain(email);
  });

  test('of two links that are opened at once one counts', async () => {
    const first = await fillIn(client);
    const links = [await linkOf(first), await linkOf(first)];
    const answers = await Promise.all(links.map((link) => client.confirm(link)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  });
});
