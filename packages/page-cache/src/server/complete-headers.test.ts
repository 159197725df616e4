import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { barePolicy } from '../model/security-headers.ts';
import { completeHeaders } from './complete-headers.ts';

/** What a visitor gets of an answer that Next sent so. */
async function received(listener: RequestListener): Promise<Response> {
  const server = createServer((request, response) => {
    completeHeaders(response);
    listener(request, response);
  });
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' });
}

it('§2.1 a redirect that Next rendered just now has one target', async () => {
  const { status, headers } = await received((_, response) => {
    response.statusCode = 308;
    response.setHeader('location', '/a/');
    response.appendHeader('location', '/a/');
    response.end();
  });
  expect([status, headers.get('location')]).toEqual([308, '/a/']);
  expect(headers.get('content-security-policy')).toBe(barePolicy);
});

it('§8 an error is kept out of caches', async () => {
  const { headers } = await received((_, response) => {
    response.setHeader('cache-control', 's-maxage=300');
    response.writeHead(404).end();
  });
  expect(headers.get('cache-control')).toBe('no-store');
});
