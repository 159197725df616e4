import { once } from 'node:events';
import { type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { barePolicy, securityHeaders } from '../model/security-headers.ts';
import { serve } from './serve.test.support.ts';

let server: Server;
/** Responses that Next has started and not finished. */
let working: ServerResponse[];
let isFree: boolean;

beforeAll(async () => {
  server = await serve((seen, response) => {
    if (seen.url === '/api/readyz') response.end('ready');
    else if (isFree) response.end('answered');
    else working.push(response);
  });
});
beforeEach(() => {
  working = [];
  isFree = false;
});
const free = () => {
  isFree = true;
  for (const response of working) response.end('answered');
};
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function send(path: string, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, host: '127.0.0.1', path, method, agent: false }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

/** More requests than are taken on and may wait. */
const flood = (path: string) => Array.from({ length: 600 }, (_, index) => send(`${path}${index}`));

describe('§5.4 overload', () => {
  it('is refused within a second, and accepted requests are answered', async () => {
    const answers = flood('/slow/');
    const refused = (await Promise.race([
      Promise.all(answers.slice(400)),
      answers[599],
    ])) as Awaited<ReturnType<typeof send>>;
    expect(refused.status).toBe(503);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['cache-control']).toBe('no-store');
    expect(refused.headers['content-security-policy']).toBe(barePolicy);
    for (const { key, value } of securityHeaders)
      expect(refused.headers[key.toLowerCase()]).toBe(value);
    expect(JSON.parse(refused.body)).toMatchObject({ status: 503 });
    // Queued requests time out although none ends.
    await expect.poll(() => working.length).toBe(32);
    const waited = Promise.all(answers.slice(32));
    expect((await waited).every(({ status }) => status === 503)).toBe(true);
    free();
    const taken = await Promise.all(answers.slice(0, 32));
    expect(taken.every(({ status, body }) => status === 200 && body === 'answered')).toBe(true);
  });

  it('delays neither health checks nor another kind of work', async () => {
    const pages = flood('/slow/');
    await expect.poll(() => working.length).toBe(32);
    expect(await send('/api/livez')).toMatchObject({ status: 200, body: '{"status":"alive"}' });
    expect(await send('/api/readyz')).toMatchObject({ status: 200, body: 'ready' });
    const call = send('/api/data');
    await expect.poll(() => working.length).toBe(33);
    free();
    expect((await call).status).toBe(200);
    await Promise.all(pages);
  });
});
