import { createHash } from 'node:crypto';
import type { FlowTable } from '@plaza/flows';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { applicationClient, secrets } from '../../testing/application.ts';
import { consentReceipt, receiptId } from '../../testing/consent-receipt.ts';
import { testFlows } from '../../testing/test-flows.ts';
import { createTestService, type TestService } from '../../testing/test-service.ts';
import {
  serverVendors,
  startVendorServer,
  type VendorServer,
  vendorCredentials,
} from '../../testing/vendor-server.ts';
import type { Settings } from '../env.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** A flow with events, and the applicant's own consent to the use of the address. */
const { signup } = testFlows as { signup: FlowTable };
const flow: FlowTable = {
  ...signup,
  steps: [
    ...signup.steps.filter(({ fields }) => !fields.some(({ health }) => health)).slice(0, -1),
    {
      name: 'contact',
      fields: [
        { name: 'email', kind: 'email', identifies: 'email' },
        { name: 'terms', kind: 'consent', consentVersion: '2026-11' },
        { name: 'marketing', kind: 'consent', consentVersion: '2026-11', optional: true },
      ],
    },
  ],
  events: { started: ['start_application'], 'end:done': ['generate_lead'] },
};
const healthFlow: FlowTable = { ...signup, events: flow.events };

const impressionId = '0198c5f2-5b7e-7000-8000-0000000000aa';

describe('notified servers of vendors', () => {
  let vendors: VendorServer;
  let service: TestService;
  let receipts = 0;
  const client = applicationClient(() => service.app);
  beforeAll(async () => {
    vendors = await startVendorServer();
  });
  afterAll(() => vendors.stop());
  afterEach(() => service.stop());

  async function start(changes: Partial<Settings> = {}, flows = { signup: flow }) {
    const settings = { vendorCredentials, vendorUrl: vendors.url, vendorPauses: [0.02] };
    service = await createTestService('postgres', { ...settings, ...changes }, flows);
    const { orm } = service.database;
    await orm.execute(sql`
      update websites set content_version = content_version + 1, settings = settings ||
        ${JSON.stringify({ serverVendors, productType: 1 })}::jsonb where id = 900`);
    await orm.execute(sql`
      insert into impressions (website_id, id, unique_user_id, new_user, channel_id, locale, device,
        tracking_data)
      values (900, ${impressionId}, 'user-1', true, 5, 'es-ES', '{}', ${JSON.stringify({
        ...{ facebookClickId: 'IwAR0aBc', googleClickId: 'EAIaIQ', tiktokClickId: 'E.C.P.x' },
        ...{ microsoftClickId: '0123456789abcdef0123456789abcdef' },
        aliases: { googleClickId: 'wbraid' },
      })}::jsonb)`);
    for (const list of [vendors.taken, vendors.bodies, vendors.refusals])
      (list as unknown[]).length = 0;
    await service.app.listen({ host: '127.0.0.1', port: 0 });
  }

  /** A receipt of a decision about marketing. */
  async function consent(marketing: boolean, previousId?: string) {
    receipts += 1;
    const id = receiptId(receipts);
    const { statusCode } = await service.app.inject({
      ...{ method: 'POST', url: '/website/900/api/consents' },
      payload: {
        ...{ ...consentReceipt, id, method: marketing ? 'accept-selection' : 'withdrawal' },
        categories: { ...consentReceipt.categories, marketing },
        ...(previousId && { previousId }),
      },
    });
    expect(statusCode).toBe(204);
    return id;
  }

  async function submitted(consentId?: string, contact: object = { marketing: '2026-11' }) {
    const owner = await client.create({ impressionId });
    const { need, contact: own } = answers;
    await client.put(owner, 'need', { version: 1, answers: need });
    await client.put(owner, 'contact', { version: 2, answers: { ...own, ...contact } });
    const answer = await client.submit(owner, {
      ...{ version: 3, idempotencyKey: 'a-key-of-16-or-more' },
      ...(consentId && { consentId }),
    });
    expect(answer.status).toBe(200);
    return owner;
  }
  const answers = {
    need: { amount: '4321', purpose: 'car' },
    contact: { email: secrets.email, terms: '2026-11' },
  };

  const outbox = async () =>
    (
      await service.database.orm.execute<Record<string, unknown>>(sql`
      select vendor, event, attempts, sealed is not null as sealed, sent_at is not null as sent,
        failed_at is not null as failed, last_error as error
      from vendor_events order by event, vendor`)
    ).rows;
  const settled = (isDone: (rows: Awaited<ReturnType<typeof outbox>>) => boolean) =>
    vi.waitFor(async () => expect(isDone(await outbox())).toBe(true), {
      ...{ timeout: 20_000, interval: 30 },
    });
  const allSent = () => settled((rows) => rows.length > 0 && rows.every(({ sent }) => sent));
  const names = () =>
    vendors
      .counted()
      .map(({ vendor, name }) => `${vendor} ${name}`)
      .sort();

  test('a submitted application is told once to each vendor, by the ids of the browser', async () => {
    await start();
    await submitted(await consent(true));
    await allSent();
    expect(vendors.refusals).toEqual([]);
    expect(names()).toEqual([
      ...['bing generate_lead', 'google 12', 'meta InitiateCheckout', 'meta SubmitApplication'],
      ...['tiktok CompletePayment', 'tiktok InitiateCheckout'],
    ]);
    const ids = new Set(vendors.taken.map(({ id }) => id));
    const end = createHash('sha256').update(`0198c5f2-5b7e-7000-8000-000000000001 end:done`);
    expect(ids).toEqual(
      new Set(['0198c5f2-5b7e-7000-8000-000000000001', end.digest('base64url').slice(0, 22)]),
    );
    expect((await outbox()).every(({ sealed, attempts }) => !sealed && attempts === 1)).toBe(true);
  });

  test('§5 hashes the email as each vendor wants it, and sends the click ids of the arrival', async () => {
    await start();
    await submitted(await consent(true));
    await allSent();
    const bodyOf = (vendor: string) =>
      JSON.parse(vendors.bodies.find((each) => each.vendor === vendor)?.body ?? '{}');
    const meta = bodyOf('meta').data[0].user_data;
    expect(meta).toMatchObject({
      em: [sha256('zoraida.quintanilla@correo.example')],
      external_id: [sha256('user-1')],
      client_user_agent: 'a browser',
      fbc: expect.stringMatching(/^fb\.1\.\d{13}\.IwAR0aBc$/),
    });
    expect(bodyOf('bing').data[0].userData).toEqual({
      ...{ em: sha256('zoraidaquintanilla@correo.example'), clientUserAgent: 'a browser' },
      msclkid: '0123456789abcdef0123456789abcdef',
    });
    expect(bodyOf('google').events[0].adIdentifiers).toMatchObject({ wbraid: 'EAIaIQ' });
    expect(bodyOf('tiktok').data[0].user).toMatchObject({ ttclid: 'E.C.P.x' });
    for (const { body } of vendors.bodies) expect(body).not.toMatch(/quintanilla|user-1/i);
  });

  test('without the applicant’s own consent the address stays here', async () => {
    await start();
    await submitted(await consent(true), {});
    await allSent();
    expect(vendors.bodies.map(({ body }) => body).join()).not.toMatch(/"(em|email|emailAddress)"/);
  });

  test('without a receipt nothing is stored', async () => {
    await start();
    await submitted();
    expect(await outbox()).toEqual([]);
  });

  test('a consent given after the submission counts from the claim of the browser on', async () => {
    await start();
    const owner = await submitted();
    const consentId = await consent(true);
    const claim = () =>
      client.call('POST', `/applications/${owner.id}/vendor-claims`, {
        token: owner.token,
        payload: { claim: 'a-claim-of-16-or-more', vendors: ['meta'], consentId },
      });
    expect((await claim()).body.vendors).toEqual(['meta']);
    await claim();
    await allSent();
    expect(vendors.taken).toHaveLength(6);
  });

  test('repeats what a vendor did not take, with the same ids, and counts it once', async () => {
    await start();
    vendors.fail(503, 0, 429, 500, 0, 503);
    await submitted(await consent(true));
    await allSent();
    expect(vendors.counted()).toHaveLength(6);
    expect((await outbox()).some(({ attempts }) => Number(attempts) > 1)).toBe(true);
  });

  test('gives up what a vendor refuses, and says why', async () => {
    await start();
    vendors.fail(400, 400, 400, 400, 400, 400);
    await submitted(await consent(true));
    await settled((rows) => rows.length > 0 && rows.every(({ failed, sent }) => failed || sent));
    const failed = (await outbox()).filter(({ failed }) => failed);
    expect(failed.length).toBeGreaterThan(0);
    for (const row of failed) expect(row).toMatchObject({ sealed: false, error: /^400/ as never });
  });

  test('a withdrawal deletes what waits, and nothing is sent', async () => {
    await start({ vendorCredentials: { '*': {} } });
    const first = await consent(true);
    await submitted(first);
    await settled((rows) => rows.every(({ error }) => error === 'no credential'));
    expect((await outbox()).length).toBe(6);
    await consent(false, first);
    expect(await outbox()).toEqual([]);
    expect(vendors.taken).toEqual([]);
  });

  test('reads consent again at the moment of sending', async () => {
    await start({ vendorCredentials: undefined });
    const first = await consent(true);
    await submitted(first);
    expect((await outbox()).length).toBe(6);
    // The route of an earlier version has not deleted anything.
    await service.database.orm.execute(sql`
      insert into consent_decisions (website_id, id, previous_id, marketing)
      values (900, 'later', ${first}, false)`);
    const { sendDueEvents } = await import('./send-due-events.ts');
    const { createVendorTransport } = await import('./vendor-transport.ts');
    await sendDueEvents(
      {
        ...{ orm: service.database.orm, keyring: service.keyring, pauses: [1] },
        transport: createVendorTransport({ vendorUrl: vendors.url }),
        credentialOf: (_, vendor) => vendorCredentials['*'][vendor],
        onFailure() {},
      },
      new AbortController().signal,
    );
    expect([await outbox(), vendors.bodies]).toEqual([[], []]);
  });

  test('waits for a receipt that is still in its browser', async () => {
    await start();
    const late = receiptId(receipts + 1);
    await submitted(late);
    await settled((rows) => rows.length > 0 && rows.every(({ error }) => error === 'no receipt'));
    expect(vendors.bodies).toEqual([]);
    expect(await consent(true)).toBe(late);
    await allSent();
  });

  const setPerson = (person: string | null) =>
    service.database.orm.execute(sql`update impressions set unique_user_id = ${person}`);

  test('waits for a visit that is still in its browser', async () => {
    await start({ vendorPauses: [0.02, 1] });
    await setPerson(null);
    await submitted(await consent(true));
    await settled((rows) => rows.length > 0 && rows.every(({ error }) => error === 'no visit'));
    expect(vendors.bodies).toEqual([]);
    await setPerson('user-1');
    await allSent();
    const meta = vendors.bodies.filter(({ vendor }) => vendor === 'meta');
    expect(meta.map(({ body }) => body.includes(sha256('user-1')))).toEqual([true, true]);
  });

  test('sends what is known if a visit does not come', async () => {
    await start();
    await setPerson(null);
    await submitted(await consent(true));
    await allSent();
    expect((await outbox()).every(({ attempts }) => attempts === 3)).toBe(true);
    expect(vendors.bodies.map(({ body }) => body).join()).not.toContain(sha256('user-1'));
  });

  test('a flow that asks about health tells nobody anything', async () => {
    await start({}, { signup: healthFlow });
    await submitted(await consent(true), {});
    expect(await outbox()).toEqual([]);
  });

  test('an event that its vendor would find too old is given up', async () => {
    await start({ vendorCredentials: { '*': {} } });
    await submitted(await consent(true));
    await service.database.orm.execute(sql`
      update vendor_events set expires_at = happened_at, next_attempt_at = now(), last_error = null`);
    await settled((rows) => rows.every(({ failed }) => failed));
    expect(
      (await outbox()).every(
        ({ error, sealed }) => ['expired', 'no credential'].includes(`${error}`) && !sealed,
      ),
    ).toBe(true);
  });

  test('vendors of other channels are not notified', async () => {
    await start();
    await service.database.orm.execute(sql`update impressions set channel_id = 2`);
    await submitted(await consent(true));
    await settled((rows) => rows.length > 0 && rows.every(({ failed, sent }) => failed || sent));
    expect(names().map((name) => name.split(' ')[0])).toEqual(['google', 'meta', 'meta']);
    const skipped = (await outbox()).filter(({ error }) => error === 'skipped: channel');
    expect(skipped).toHaveLength(3);
  });

  test('without credentials events wait, encrypted', async () => {
    await start({ vendorCredentials: undefined });
    await submitted(await consent(true));
    const rows = await outbox();
    expect(rows).toHaveLength(6);
    for (const row of rows) expect(row).toMatchObject({ attempts: 0, sealed: true, sent: false });
  });

  test('erasing a person deletes the events of their application', async () => {
    await start({ vendorCredentials: undefined });
    await submitted(await consent(true));
    await service.database.orm.execute(sql`delete from applications`);
    expect(await outbox()).toEqual([]);
  });
});
