import { once } from 'node:events';
import { type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { forwardToService, type ServiceTarget } from '../core/forward-to-service.ts';
import { serveSite } from './serve-site.test.support.ts';
import { serviceCalls } from './service-calls.ts';

let site: Server;
let served: string[];
let handled: string[];
const loaded = serviceCalls().forward;

/**
 * A service that echoes the request; a real server in this process would get the same request
 * handler.
 */
const send: ServiceTarget['send'] = async (path, { method, headers, body }) => {
  const text = `${Buffer.from(body ?? [])}`;
  served.push(`${method} ${path} ${text} ${headers['x-forwarded-for']}`);
  if (text.includes('break')) throw new Error('socket hang up');
  const get = (name: string) => (name === 'content-type' ? 'application/json' : null);
  if (text.includes('nothing')) return { status: 204, headers: { get }, body: Buffer.alloc(0) };
  return { status: 200, headers: { get }, body: Buffer.from('{"número":1}') };
};

beforeAll(async () => {
  site = await serveSite((seen, response) => {
    handled.push(`${seen.method} ${seen.url}`);
    response.end('Next');
  });
});
beforeEach(() => {
  served = [];
  handled = [];
  const service = { websiteId: 101, send };
  serviceCalls().forward = (request) => forwardToService(request, service);
});
afterAll(() => {
  serviceCalls().forward = loaded;
  site.closeAllConnections();
  site.close();
});

async function post(path: string, body: string | Buffer, headers: Record<string, string> = {}) {
  const options = {
    port: (site.address() as AddressInfo).port,
    host: '127.0.0.1',
    method: 'POST',
    path,
    headers,
  };
  const sent = request(options).end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { answer, status: answer.statusCode, body: `${await buffer(answer)}` };
}

it.each(['/api/impression', '/api/user-events', '/api/client-id', '/api/consents'])(
  'forwards a post to %s before Next',
  async (path) => {
    const { answer, status, body } = await post(path, '{"a":1}', {
      'x-forwarded-for': '203.0.113.7',
    });
    expect([status, body]).toEqual([200, '{"número":1}']);
    expect(served).toEqual([`POST /website/101${path} {"a":1} 203.0.113.7, 127.0.0.1`]);
    expect(handled).toEqual([]);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-length': '13',
      'content-type': 'application/json',
      'x-content-type-options': 'nosniff',
    });
  },
);

it.each(['/api/impression/', '/api/impression?x=1', '/api/contact', '/api/messages', '/lp/'])(
  'leaves a post to %s to Next or rejects it',
  async (path) => {
    await post(path, '{}');
    expect(served).toEqual([]);
  },
);

it('leaves calls to Next until the API is loaded', async () => {
  serviceCalls().forward = undefined;
  await post('/api/impression', '{}');
  expect([served, handled]).toEqual([[], ['POST /api/impression']]);
});

it.for<[string, string | Buffer, Record<string, string>, number]>([
  ['an empty answer', 'nothing', {}, 204],
  ['a service that hangs up', 'break', {}, 502],
  ['a body that is too large', Buffer.alloc(65_537), {}, 413],
  [
    'one that does not say how large it is',
    Buffer.alloc(99_999),
    { 'transfer-encoding': 'chunked' },
    413,
  ],
  ['a crawler', '{}', { 'user-agent': 'Googlebot/2.1' }, 204],
])('%s', async ([, body, headers, status]) => {
  const answer = await post('/api/user-events', body, headers);
  expect(answer.status).toBe(status);
  if (status > 400) expect(JSON.parse(answer.body)).toMatchObject({ status });
  else expect(answer.body).toBe('');
  if (status === 413) expect(answer.answer.headers.connection).toBe('close');
});
