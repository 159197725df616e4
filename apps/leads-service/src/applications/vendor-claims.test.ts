import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { applicationClient, fillIn } from '../../testing/application.ts';
import { testFlows } from '../../testing/test-flows.ts';
import { createTestService, type TestService } from '../../testing/test-service.ts';
import { CLAIM_SECONDS } from './claim-vendors.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const claimOf = (number: number) => `a-claim-of-16-or-more-${number}`;

describe('§9 vendors of an application', () => {
  let service: TestService;
  const client = applicationClient(() => service.app);
  beforeAll(async () => {
    service = await createTestService('pglite', {}, testFlows);
  });
  afterAll(() => service.stop());

  async function submitted() {
    const owner = await fillIn(client);
    await client.submit(owner, { version: 3, idempotencyKey: 'a-key-of-16-or-more' });
    return owner;
  }

  test('none before the application is submitted', async () => {
    const answer = await client.claimVendors(await fillIn(client), claimOf(1), ['meta']);
    expect(answer.status).toBe(409);
  });

  test('of many tabs and browsers one gets each vendor', async () => {
    const owner = await submitted();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, tab) =>
        client.claimVendors(owner, claimOf(tab), ['meta', 'bing']),
      ),
    );
    expect(answers.flatMap(({ body }) => body.vendors).sort()).toEqual(['bing', 'meta']);
    expect(answers[0]?.body.seconds).toBe(CLAIM_SECONDS);
  });

  test('a claim whose vendor was never notified passes on, and is its own again before', async () => {
    const owner = await submitted();
    const claim = async (tab: number) =>
      (await client.claimVendors(owner, claimOf(tab), ['meta', 'bing'])).body.vendors;
    expect(await claim(1)).toEqual(['bing', 'meta']);
    expect(await claim(1)).toEqual(['bing', 'meta']);
    await client.noteNotified(owner, claimOf(1), 'bing');
    expect(await claim(2)).toEqual([]);
    // The first browser is gone.
    await service.database.orm.execute(sql`
      update application_vendors set claimed_until = now() - interval '1 second'`);
    expect(await claim(2)).toEqual(['meta']);
    // The first one comes back, and its word counts no more.
    const late = await client.noteNotified(owner, claimOf(1), 'meta');
    expect(late.body).toEqual({ notifiedVendors: ['bing'] });
    const { body } = await client.noteNotified(owner, claimOf(2), 'meta');
    expect(body).toEqual({ notifiedVendors: ['bing', 'meta'] });
    expect(await claim(2)).toEqual([]);
    expect((await client.read(owner)).body.notifiedVendors).toEqual(['bing', 'meta']);
  });
});

describe('§2.3 the state of a partner', () => {
  let service: TestService;
  const client = applicationClient(() => service.app);
  beforeAll(async () => {
    service = await createTestService('pglite', {}, testFlows);
  });
  afterAll(() => service.stop());

  test('starts one application, also of many requests at once', async () => {
    const payload = { flow: 'signup', locale: 'es-ES', country: 'ES', eventId: 'A'.repeat(22) };
    const start = () =>
      client.call('POST', '/applications', { payload: { ...payload, handOver: 'h'.repeat(43) } });
    const answers = await Promise.all(Array.from({ length: 8 }, start));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
    expect(answers.find(({ status }) => status === 409)?.body.type).toBe(
      'urn:plaza:problem:used-hand-over',
    );
    const { body } = answers.find(({ status }) => status === 201) ?? {};
    expect((await client.read(body)).status).toBe(200);
  });
});
