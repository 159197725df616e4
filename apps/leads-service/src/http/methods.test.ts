import { COMMANDS, problemSchema, RESOURCES } from '@plaza/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fixtureWebsiteId } from '../../testing/fixture-content.ts';
import { createTestService, type TestService } from '../../testing/test-service.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let service: TestService;
beforeAll(async () => {
  service = await createTestService('pglite', { leadsSecret: 'a secret of this test' });
});
afterAll(() => service.stop());

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS' | 'TRACE';
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'] as const;

const api = `/website/${fixtureWebsiteId}/api`;
const reads = 'GET, HEAD, OPTIONS';
const writes = 'POST, OPTIONS';
const addresses = [
  ...Object.values(COMMANDS).map(({ path }) => [`${api}${path}`, writes] as const),
  ...Object.values(RESOURCES).map(
    ({ path }) => [`${api}${path.replace('{id}', '1')}?locale=es-ES`, reads] as const,
  ),
  ['/livez', reads],
  ['/openapi.json', reads],
  ['/docs/', reads],
  [`/leads/${fixtureWebsiteId}`, writes],
] as const;

const ask = (method: Method, url: string, extra: object = {}) =>
  service.app.inject({ method, url, ...extra });

describe.each(addresses)('design §3 the address %s takes %s', (url, allow) => {
  test.each(methods.filter((method) => !allow.split(', ').includes(method)))(
    'and %s is a 405 that says so',
    async (method) => {
      const answer = await ask(method, url);
      expect([answer.statusCode, answer.headers.allow]).toEqual([405, allow]);
      expect(answer.headers['content-type']).toBe('application/problem+json');
      expect(answer.headers['cache-control']).toBe('no-store');
      if (method === 'HEAD') return;
      expect(problemSchema.parse(answer.json())).toMatchObject({
        type: 'urn:plaza:problem:method-not-allowed',
        title: 'This address does not take that method',
        detail: `This address takes ${allow}, not ${method}`,
      });
    },
  );

  test('and OPTIONS says so', async () => {
    const answer = await ask('OPTIONS', url);
    expect([answer.statusCode, answer.headers.allow, answer.body]).toEqual([204, allow, '']);
  });
});

test('design §3 HEAD is answered as GET is, without the body', async () => {
  const url = `${api}/content/menus?locale=es-ES`;
  const [head, get] = await Promise.all([ask('HEAD', url), ask('GET', url)]);
  expect([head.statusCode, head.body]).toEqual([200, '']);
  expect(head.headers.etag).toBe(get.headers.etag);
});

test.each([
  ['text', 'text/plain', 'x'],
  ['broken JSON', 'application/json', '{'],
  ['too much', 'application/json', 'x'.repeat(70_000)],
])('design §3 a body of %s changes nothing about it', async (_, type, payload) => {
  const answer = await ask('PUT', `${api}/impression`, {
    payload,
    headers: { 'content-type': type },
  });
  expect(answer.statusCode).toBe(405);
});

test.each(['GET', 'POST', 'OPTIONS', 'DELETE'] as const)(
  'design §3 %s of an address that nothing answers is a 404 without Allow',
  async (method) => {
    for (const url of ['/nothing', `${api}/nothing`, '/docs/nothing.js', `${api}/impression/1`]) {
      if (url.startsWith('/docs') && method !== 'GET') continue;
      const answer = await ask(method, url);
      expect([url, answer.statusCode, answer.headers.allow]).toEqual([url, 404, undefined]);
      expect(answer.json()).toMatchObject({ type: 'urn:plaza:problem:unknown-address' });
    }
  },
);
