import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fixtureWebsiteId } from '../../testing/fixture-content.ts';
import { leadForm } from '../../testing/lead.ts';
import { createTestService, type TestService } from '../../testing/test-service.ts';
import { buildApp } from '../app.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const address = `/sandbox-form/${fixtureWebsiteId}`;
const sandbox = { leadFormSandbox: true, leadFormOrigins: [] };

/** What a form's HTML says, without its markup. */
const wordsOf = (html: string) => html.replace(/<(style|script)>.*?<\/\1>|<[^>]*>/gs, ' ');

describe('a lead that cannot be taken now', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await createTestService('pglite', { ...sandbox, postsPerMinute: 1 });
  });
  afterAll(() => service.stop());

  const request = (eventId: string) =>
    ({
      method: 'POST',
      url: address,
      payload: new URLSearchParams({ ...leadForm, eventId }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }) as const;

  test('comes back with what was written, to be sent later', async () => {
    await service.app.inject(request(leadForm.eventId));
    const refused = await service.app.inject(request('0198c5f2-5b7e-7000-8000-00000000000b'));
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(wordsOf(refused.body)).toContain('Has enviado varias solicitudes seguidas');
    expect(refused.body).toContain('value="+34612345678"');
    expect(refused.body).toMatch(/id="privacyAccepted"[^>]* checked/);
  });

  test('is never said to be taken when the database is away', async () => {
    const app = await buildApp({
      settings: { ...service.settings, postsPerMinute: 9 },
      database: {
        ...service.database,
        writes: new Proxy(service.database.writes, {
          get: (orm, name) =>
            name === 'execute' ? () => Promise.reject(new Error('gone')) : Reflect.get(orm, name),
        }),
      },
    });
    const answer = await app.inject(request('0198c5f2-5b7e-7000-8000-00000000000c'));
    await app.close();
    expect(answer.statusCode).toBe(503);
    expect(wordsOf(answer.body)).toContain('No hemos podido recibir la solicitud');
    expect(answer.body).not.toContain('data-lead-id');
  });
});

test('a service that was not asked for it has no such form', async () => {
  const service = await createTestService('pglite');
  const { statusCode } = await service.app.inject(`${address}?formToken=olivar-es-lp`);
  await service.stop();
  expect(statusCode).toBe(404);
});
