import type { UserEventRequest } from '@plaza/contract';
import { SAMPLE_PRODUCTS } from '@plaza/contract/testing';
import { describe, expect, test } from 'vitest';
import { createContentClient } from './create-content-client.ts';
import { hangUp, json, problem, respond, startServer } from './faulty-server.test.support.ts';
import { createTestClock } from './test-clock.test.support.ts';

const impression = {
  device: { language: 'es', resolution: '390x844' },
  trackingData: { subId: 'z' },
  locale: 'es-ES',
  noProducts: false,
};
const answer = {
  impression: { id: 'i1', uniqueUserId: 'u1', source: { channel: { id: 5, name: 'Bing' } } },
  products: SAMPLE_PRODUCTS,
};
const event: UserEventRequest = {
  data: { products: [{ position: 0, productId: 1 }] },
  partitionKey: 'productView',
};
const clientId = {
  clientId: 'c',
  clientType: 'google',
  impressionId: 'i1',
  locale: 'es-ES',
} as const;

const message = {
  idempotencyKey: 'a-key-of-16-or-more',
  name: 'Ana',
  email: 'ana@correo.example',
  topic: 'question',
  message: 'Hola',
  locale: 'es-ES',
  privacyAccepted: true,
} as const;

const receipt = {
  id: 'jIp_Xj8LTFedNR8PLzxN-A',
  givenAt: '2026-11-21T09:00:00Z',
  method: 'deny',
  categories: { necessary: true, preferences: false, statistics: false, marketing: false },
  policyHash: '0'.repeat(64),
  textsHash: '1'.repeat(64),
  locale: 'es-ES',
} as const;

async function setUp() {
  const bodies: unknown[] = [];
  const logged: string[] = [];
  const server = await startServer();
  const recording: Parameters<typeof server.answer>[0] = async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    bodies.push(JSON.parse(body));
    json(answer)(request, response);
  };
  server.answer(recording);
  const logger = { warn: (message: string) => logged.push(message) };
  return {
    server,
    bodies,
    logged,
    client: createContentClient({ baseUrl: server.baseUrl, clock: createTestClock(), logger }),
  };
}

describe('§7.3 POST calls', () => {
  test('an impression is posted as JSON and its answer parsed', async () => {
    const { server, bodies, client } = await setUp();
    expect(await client.postImpression({ ...impression, other: 1 } as never)).toEqual(answer);
    expect(bodies).toEqual([impression]);
    const [request] = server.requests;
    expect(request).toMatchObject({ method: 'POST', url: '/website/101/api/impression' });
    expect(request?.headers).toMatchObject({ 'content-type': 'application/json' });
    expect(request?.headers).not.toHaveProperty('cookie');
  });

  test('user events, client ids and consent receipts answer nothing', async () => {
    const { server, bodies, client } = await setUp();
    expect(await client.postUserEvent(event)).toBeUndefined();
    server.answer(respond(204));
    expect(await client.postClientId(clientId)).toBeUndefined();
    expect(await client.postConsentReceipt(receipt)).toBeUndefined();
    expect(bodies).toEqual([event]);
    expect(server.requests.map(({ url }) => url)).toEqual([
      '/website/101/api/user-events',
      '/website/101/api/client-id',
      '/website/101/api/consents',
    ]);
  });

  test('a contact message is posted and answered with its id', async () => {
    const { server, bodies, client } = await setUp();
    const received = {
      id: '0198c5f2-5b7e-7000-8000-000000000000',
      receivedAt: '2026-11-21T09:00:00Z',
    };
    server.answer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      bodies.push(JSON.parse(body));
      json(received)(request, response);
    });
    expect(await client.postContactMessage({ ...message, name: ' Ana ' })).toEqual(received);
    expect(bodies).toEqual([message]);
    expect(server.requests.map(({ url }) => url)).toEqual(['/website/101/api/messages']);
    server.answer(json({ id: 7 }));
    const failure = 'Could not post contact message';
    await expect(client.postContactMessage(message)).rejects.toThrow(failure);
  });

  test.each([
    ['hangs up', hangUp, undefined],
    ['refuses', problem(503), 503],
    ['redirects', respond(307, '', { location: '/' }), 307],
    ['answers HTML', respond(200, '<html>'), 200],
  ])('a service that %s is not asked again', async (_, listener, status) => {
    const { server, client } = await setUp();
    server.answer(listener);
    const failure = { message: 'Could not post impression', status };
    await expect(client.postImpression(impression)).rejects.toMatchObject(failure);
    expect(server.requests).toHaveLength(1);
  });

  test('a wrong body is not sent', async () => {
    const { server, client } = await setUp();
    const wrong = { ...clientId, clientType: 'bing' };
    await expect(client.postClientId(wrong as never)).rejects.toMatchObject({
      message: 'Could not post client id',
      cause: { path: '/client-id', reason: { issues: [{ path: ['clientType'] }] } },
    });
    await expect(client.postUserEvent({} as never)).rejects.toThrow('Could not post user event');
    expect(server.requests).toEqual([]);
  });

  test.each([
    [{ products: [] }],
    [{ impression: {}, products: [] }],
    [{ impression: { ...answer.impression, id: '' }, products: [] }],
    [null],
  ])("§8 %j logs 'Could not get impression id from response'", async (response) => {
    const { server, client, logged } = await setUp();
    server.answer(json(response));
    await expect(client.postImpression(impression)).rejects.toThrow('Could not post impression');
    expect(logged).toEqual(['Could not get impression id from response']);
  });
});
