import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unreadablePath } from '../core/request-target.ts';
import { receiveRequests } from './receive-requests.ts';

let server: Server;
beforeAll(async () => {
  receiveRequests({ pagesAreRead: true });
  server = createServer((seen, response) => {
    // As Next does: an answer that has ended is left alone.
    if (!response.writableEnded) response.end(`${seen.url} ${seen.headers['x-forwarded-for']}`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

async function send(method: string, path: string, headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, host: '127.0.0.1', method, path, headers }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { answer, body: await text(answer) };
}

describe('issue 2 §5: x-forwarded-for says whom each hop saw', () => {
  it('before any handler of a real server runs', async () => {
    const { body } = await send('GET', '/', { 'x-forwarded-for': '203.0.113.7' });
    expect(body).toBe('/ 203.0.113.7, 127.0.0.1');
  });
});

describe('§8: nothing that a visitor sends breaks the site', () => {
  it.each([
    ['GET', '/lp/%ff/', unreadablePath],
    ['OPTIONS', '*', unreadablePath],
    ['GET', 'http://evil.example/lp', '/lp'],
    ['GET', '//evil.example', '/evil.example'],
    ['POST', '/api/revalidate', '/api/revalidate'],
  ])('%s %s is handled as %s', async (method, path, target) => {
    expect((await send(method, path)).body).toBe(`${target} 127.0.0.1`);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE'])(
    '%s to a page is refused',
    async (method) => {
      const { answer, body } = await send(method, '/lp/');
      expect(answer.statusCode).toBe(405);
      expect(answer.headers).toMatchObject({
        allow: 'GET, HEAD',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      expect(body).toBe('Method Not Allowed\n');
    },
  );
});
