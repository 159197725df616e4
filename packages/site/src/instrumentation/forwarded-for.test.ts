import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { appendForwardedFor, watchForwardedFor } from './forwarded-for.ts';

type Request = Parameters<typeof appendForwardedFor>[0];
const request = (header: string | undefined, remoteAddress: string | undefined) =>
  ({ headers: { 'x-forwarded-for': header }, socket: { remoteAddress } }) as unknown as Request;

describe('issue 2 §5: x-forwarded-for says whom each hop saw', () => {
  it.each([
    [undefined, '198.51.100.1', '198.51.100.1'],
    ['203.0.113.7', '198.51.100.1', '203.0.113.7, 198.51.100.1'],
    ['a, b', '::1', 'a, b, ::1'],
    ['203.0.113.7', undefined, '203.0.113.7'],
  ])('%s seen from %s → %s', (header, peer, expected) => {
    const seen = request(header, peer);
    appendForwardedFor(seen);
    expect(seen.headers['x-forwarded-for']).toBe(expected);
  });

  it('before any handler of a real server runs', async () => {
    watchForwardedFor();
    const server = createServer((seen, response) => {
      response.end(seen.headers['x-forwarded-for']);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const answer = await fetch(`http://127.0.0.1:${port}/`, { headers });
    expect(await answer.text()).toBe('203.0.113.7, 127.0.0.1');
    server.close();
  });
});
