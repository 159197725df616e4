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

const send = (method: Method, url: string, extra: object = {}) =>
  service.app.inject({ method, url, ...extra });

describe.each(addresses)('design §3 the address %s allows %s', (url, allow) => {
  test.each(methods.filter((method) => !allow.split(', ').includes(method)))(
    '%s is a 405 with Allow',
    async (method) => {
      const answer = await send(method, url);
      expect([answer.statusCode, answer.headers.allow]).toEqual([405, allow]);
      expect(answer.headers['content-type']).toBe('application/problem+json');
      expect(answer.headers['cache-control']).toBe('no-store');
      if (method === 'HEAD') return;
      expect(problemSchema.parse(answer.json())).toMatchObject({
        type: 'urn:plaza:problem:method-not-allowed',
        title: 'This address does not allow this method',
        detail: `This address allows ${allow}, not ${method}`,
      });
    },
  );

  test('OPTIONS has Allow', async () => {
    const answer = await send('OPTIONS', url);
    expect([answer.statusCode, answer.headers.allow, answer.body]).toEqual([204, allow, '']);
  });
});

test('design §3 HEAD has the answer of GET without a body', async () => {
  const url = `${api}/content/menus?locale=es-ES`;
  const [head, get] = await Promise.all([send('HEAD', url), send('GET', url)]);
  expect([head.statusCode, head.body]).toEqual([200, '']);
  expect(head.headers.etag).toBe(get.headers.etag);
});

test.each([
  ['text', 'text/plain', 'x'],
  ['broken JSON', 'application/json', '{'],
  ['too much', 'application/json', 'x'.repeat(70_000)],
])('design §3 a body of %s changes nothing about it', async (_, type, payload) => {
  const answer = await send('PUT', `${api}/impression`, {
    payload,
    headers: { 'content-type': type },
  });
  expect(answer.statusCode).toBe(405);
});

test.each(['GET', 'POST', 'OPTIONS', 'DELETE'] as const)(
  'design §3 %s of an unknown address is a 404 without Allow',
  async (method) => {
    for (const url of ['/nothing', `${api}/nothing`, '/docs/nothing.js', `${api}/impression/1`]) {
      if (url.startsWith('/docs') && method !== 'GET') continue;
      const answer = await send(method, url);
      expect([url, answer.statusCode, answer.headers.allow]).toEqual([url, 404, undefined]);
      expect(answer.json()).toMatchObject({ type: 'urn:plaza:problem:unknown-address' });
    }
  },
);
