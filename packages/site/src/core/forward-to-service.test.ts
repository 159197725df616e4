import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readBody } from '@plaza/flow-server/requests';
import { afterEach, describe, expect, it } from 'vitest';
import { sendTo } from '../api/send-to-service.ts';
import { forwardToService, type ServiceTarget } from './forward-to-service.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function addressOf(handler: Handler) {
  const server = createServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

const serviceOf = async (handler: Handler, timeoutMs = 2000) => ({
  websiteId: 101,
  send: sendTo(await addressOf(handler)),
  timeoutMs,
});

const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

const site = (path: string, init?: RequestInit) =>
  new Request(`http://127.0.0.1:3000${path}`, init);

async function forward(request: Request, target: ServiceTarget): Promise<Response> {
  const { method, url, headers } = request;
  const read = (limitBytes: number) => readBody(request, limitBytes);
  const { pathname: path, search: query } = new URL(url);
  const passed = { method, path, query, headers, readBody: read };
  const { body, ...init } = await forwardToService(passed, target);
  return new Response(body, init);
}

/** Responds with the received request. */
const echo: Handler = async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  response.setHeader('content-type', 'application/json');
  response.setHeader('set-cookie', 'a=b');
  response.setHeader('x-internal', '1');
  response.setHeader('cache-control', 'public, max-age=60');
  const { method, url, headers } = request;
  response.end(JSON.stringify({ method, url, headers, body: Buffer.concat(chunks).toString() }));
};

describe('design §3.7: forwarding to the service', () => {
  it('forwards method, path, query, body and the allowed headers only', async () => {
    const request = site('/api/impression?x=1', {
      method: 'POST',
      body: '{"a":1}',
      headers: {
        'content-type': 'application/json',
        'user-agent': firefox,
        'x-forwarded-for': '203.0.113.7, 127.0.0.1',
        cookie: 'consent=1',
        authorization: 'Bearer x',
        'x-evil': '1',
      },
    });
    const answer = await forward(request, await serviceOf(echo));
    const seen = await answer.json();
    expect(seen).toMatchObject({ method: 'POST', url: '/website/101/api/impression?x=1' });
    expect(seen.body).toBe('{"a":1}');
    expect(seen.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': firefox,
      'x-forwarded-for': '203.0.113.7, 127.0.0.1',
    });
    for (const name of ['cookie', 'authorization', 'x-evil'])
      expect(seen.headers).not.toHaveProperty(name);
  });

  it('returns status, content type and retry-after, uncached and without cookies', async () => {
    const answer = await forward(
      site('/api/impression', { method: 'POST', body: '{}' }),
      await serviceOf((_request, response) => {
        const headers = { 'retry-after': '7', 'set-cookie': 'a=b', 'x-internal': '1' };
        response
          .writeHead(429, { ...headers, 'content-type': 'application/problem+json' })
          .end('{}');
      }),
    );
    expect(answer.status).toBe(429);
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'application/problem+json',
      'retry-after': '7',
      'cache-control': 'no-store',
    });
  });

  it.each<[string, string | undefined, string, number]>([
    ['POST', googlebot, '/api/impression', 204],
    ['POST', googlebot, '/api/impression/', 204],
    ['POST', googlebot, '/api/user-events?x=1', 204],
    ['POST', googlebot, '/api/client-id', 204],
    ['POST', googlebot, '/api/messages', 200],
    ['POST', googlebot, '/api/impressions', 200],
    ['GET', googlebot, '/api/impression', 200],
    ['POST', firefox, '/api/impression', 200],
    ['POST', undefined, '/api/impression', 200],
  ])('a %s of %s to %s: %i', async (...[method, agent, path, status]) => {
    let calls = 0;
    const target = await serviceOf((_request, response) => {
      calls += 1;
      response.end('{}');
    });
    const headers = new Headers(agent ? { 'user-agent': agent } : undefined);
    const body = method === 'POST' ? '{}' : null;
    const answer = await forward(site(path, { method, headers, body }), target);
    expect([answer.status, calls]).toEqual([status, status === 204 ? 0 : 1]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('returns an empty 204', async () => {
    const handler: Handler = (_request, response) => void response.writeHead(204).end();
    const answer = await forward(site('/api/a', { method: 'POST' }), await serviceOf(handler));
    expect([answer.status, await answer.text()]).toEqual([204, '']);
  });

  it.each([65_536, 65_537])('limits bodies: %i bytes', async (length) => {
    const request = site('/api/a', { method: 'POST', body: 'a'.repeat(length) });
    const answer = await forward(request, await serviceOf(echo));
    expect(answer.status).toBe(length > 65_536 ? 413 : 200);
  });

  it('stops reading an endless body without a length', async () => {
    let pulled = 0;
    const body = new ReadableStream({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(10_000));
      },
    });
    const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
    const answer = await forward(site('/api/a', init), await serviceOf(echo));
    expect(answer.status).toBe(413);
    expect(pulled).toBeLessThan(12);
  });

  it.each<[string, Handler, number]>([
    ['does not answer in time', () => {}, 504],
    ['hangs up', (request) => request.socket.destroy(), 502],
    [
      'redirects',
      (_request, response) =>
        void response.writeHead(302, { location: 'http://evil.example/' }).end(),
      502,
    ],
    [
      'breaks off mid-body',
      (request, response) => {
        response
          .writeHead(200, { 'content-length': '100' })
          .write('half', () => request.socket.destroy());
      },
      502,
    ],
  ])('responds with a problem if the service %s', async (_what, handler, status) => {
    const answer = await forward(site('/api/a'), await serviceOf(handler, 300));
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({ status });
  });

  it('supports a service below a path of its host', async () => {
    const send = sendTo(`${await addressOf(echo)}/leads`);
    const answer = await forward(site('/api/a?b=1'), { websiteId: 101, send });
    expect(await answer.json()).toMatchObject({ url: '/leads/website/101/api/a?b=1' });
  });

  it('responds with 502 if the service is unreachable', async () => {
    const gone = { websiteId: 101, send: sendTo('http://127.0.0.1:1') };
    expect((await forward(site('/api/a'), gone)).status).toBe(502);
  });
});
