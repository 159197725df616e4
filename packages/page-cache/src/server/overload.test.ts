import { once } from 'node:events';
import {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { barePolicy, securityHeaders } from '../model/security-headers.ts';
import { serve } from './serve.test.support.ts';
import { whileWaiting } from './while-waiting.ts';

const busyPage = { html: '<!doctype html><p>Yritä hetken kuluttua.', policy: "default-src 'self'" };

let server: Server;
/** Responses that Next has started and not finished. */
let working: ServerResponse[];
let isFree: boolean;
/** The answer of another program. */
let answered: Promise<void>;

beforeAll(async () => {
  server = await serve(
    (seen, response) => {
      if (seen.url === '/api/readyz') response.end('ready');
      else if (seen.url?.startsWith('/waits/'))
        void whileWaiting(() => answered).then(() => response.end('waited'));
      else if (isFree) response.end('answered');
      else working.push(response);
    },
    {
      busyPages: (path) => (path.startsWith('/fi/') ? busyPage : undefined),
      answerAtOnce: ({ url }) =>
        url === '/at-once' ? (_, response) => void response.end('at once') : undefined,
      intercept({ url = '' }) {
        if (url.startsWith('/images/'))
          return { worker: 'pictures', answer: (_, response) => void working.push(response) };
        if (url !== '/call') return undefined;
        return { worker: 'calls', answer: (_, response) => void response.end('called') };
      },
    },
  );
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

async function send(path: string, method = 'GET', headers: OutgoingHttpHeaders = {}) {
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, host: '127.0.0.1', path, method, headers, agent: false }).end();
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

  it('delays neither health checks, nor what is answered at once, nor another kind of work', async () => {
    const pages = flood('/slow/');
    await expect.poll(() => working.length).toBe(32);
    expect(await send('/api/livez')).toMatchObject({ status: 200, body: '{"status":"alive"}' });
    expect(await send('/api/readyz')).toMatchObject({ status: 200, body: 'ready' });
    expect(await send('/at-once')).toMatchObject({ status: 200, body: 'at once' });
    const call = send('/api/data');
    await expect.poll(() => working.length).toBe(33);
    free();
    expect((await call).status).toBe(200);
    await Promise.all(pages);
  });

  it('of pictures that wait to be drawn holds up no call, and refuses none of a page', async () => {
    const pictures = Array.from({ length: 300 }, (_, index) => send(`/images/${index}`));
    await expect.poll(() => working.length).toBe(300);
    expect(await send('/call')).toMatchObject({ status: 200, body: 'called' });
    free();
    const statuses = (await Promise.all(pictures)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('holds up no page that waits for nothing while others wait for another program', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    answered = promise;
    const waiting = [
      ...Array.from({ length: 60 }, (_, index) => send(`/waits/${index}`)),
      // These wait for the render of one page.
      ...Array.from({ length: 40 }, () => send('/waits/0')),
    ];
    const others = Array.from({ length: 40 }, (_, index) => send(`/slow/${index}`));
    await expect.poll(() => working.length).toBe(32);
    resolve();
    free();
    for (const { status } of await Promise.all([...waiting, ...others])) expect(status).toBe(200);
  });

  it('answers a visitor in the language of the page, and a program with a problem', async () => {
    const pages = flood('/slow/');
    await expect.poll(() => working.length).toBe(32);
    const visitor = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const ask = async (path: string, headers = {}, method = 'GET') => {
      const { status, headers: sent, body } = await send(path, method, headers);
      expect([status, sent['retry-after'], sent.vary]).toEqual([503, '2', 'accept']);
      return { type: sent['content-type'], policy: sent['content-security-policy'], body };
    };
    const page = { type: 'text/html; charset=utf-8', policy: busyPage.policy, body: busyPage.html };
    const problem = { type: 'application/problem+json', policy: barePolicy };
    expect(await ask('/fi/lainat/', visitor)).toEqual(page);
    expect(await ask('/fi/lainat/')).toEqual(page);
    expect(await ask('/fi/lainat/', visitor, 'HEAD')).toEqual({ ...page, body: '' });
    expect(await ask('/fi/lainat/', { accept: 'application/json' })).toMatchObject(problem);
    expect(await ask('/fi/kuva.png', visitor)).toMatchObject(problem);
    expect(await ask('/sv/lan/', visitor)).toMatchObject(problem);
    free();
    await Promise.all(pages);
    isFree = false;
    const calls = Array.from({ length: 66 }, () => send('/api/data', 'GET', visitor));
    expect(await Promise.race(calls)).toMatchObject({
      status: 503,
      headers: { 'content-type': 'application/problem+json' },
    });
    free();
    await Promise.all(calls);
  });
});
