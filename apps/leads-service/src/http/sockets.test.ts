import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { problemSchema } from '@plaza/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestService, type TestService } from '../../testing/test-service.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let service: TestService;
let port: number;
beforeAll(async () => {
  service = await createTestService('pglite');
  const address = await service.app.listen({ host: '127.0.0.1', port: 0 });
  port = Number(new URL(address).port);
});
afterAll(() => service.stop());

/** Everything the service sends on a connection until it closes it. */
async function exchange(sent: string, drip?: string) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(sent);
  const dripping = setInterval(() => drip && socket.writable && socket.write(drip), 500);
  const answer = await text(socket).catch(() => '');
  clearInterval(dripping);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { head, body };
}

const rest = 'HTTP/1.1\r\nHost: service\r\nConnection: close\r\n\r\n';

describe('design §3 requests that reach no route also get the security headers', () => {
  test.each([
    ['an unreadable path', `GET /%zz ${rest}`, 400],
    ['a too long parameter', `GET /website/${'9'.repeat(200)}/api/livez ${rest}`, 414],
    ['invalid HTTP', 'HELO service\r\n\r\n', 400],
    [
      'too large headers',
      `GET / HTTP/1.1\r\nHost: service\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
  ])('%s', async (_what, sent, status) => {
    const { head, body } = await exchange(sent);
    const lines = head.toLowerCase().split('\r\n');
    expect(lines[0]).toMatch(new RegExp(`^http/1.1 ${status} `));
    for (const line of [
      "content-security-policy: default-src 'none';frame-ancestors 'none'",
      'cross-origin-resource-policy: same-origin',
      'referrer-policy: no-referrer',
      'strict-transport-security: max-age=31536000; includesubdomains',
      'x-content-type-options: nosniff',
      'x-frame-options: deny',
      'cache-control: no-store',
      'content-type: application/problem+json',
    ])
      expect(lines).toContain(line);
    expect(problemSchema.parse(JSON.parse(body)).status).toBe(status);
  });
});

describe.concurrent('design §3 incomplete requests time out within 15 s', () => {
  test.each([
    ['headers', 'GET /livez HTTP/1.1\r\nHost: service\r\nX-Slow: ', 'x'],
    [
      'a body',
      'POST /website/900/api/client-id HTTP/1.1\r\nHost: service\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{',
      ' ',
    ],
  ])('%s', async (_what, sent, drip) => {
    const began = performance.now();
    const { head } = await exchange(sent, drip);
    expect(performance.now() - began).toBeLessThan(15_000);
    expect(head).toMatch(/^HTTP\/1.1 408 /);
  });
});
