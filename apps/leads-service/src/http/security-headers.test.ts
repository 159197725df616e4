import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fixtureWebsiteId } from '../../testing/fixture-content.ts';
import { createTestService, type TestService } from '../../testing/test-service.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let service: TestService;
beforeAll(async () => {
  service = await createTestService('pglite');
});
afterAll(() => service.stop());

/** Literal values: comparing with the service's own table would accept any value. */
const expected = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

const api = `/website/${fixtureWebsiteId}/api`;

test.each([
  ['GET', `${api}/content/website-cookies`, 200],
  ['GET', '/livez', 200],
  ['GET', '/nothing', 404],
  ['GET', '/website/7/api/content/website-cookies', 404],
  ['POST', `${api}/impression`, 400],
  ['DELETE', `${api}/impression`, 405],
  ['OPTIONS', `${api}/impression`, 204],
] as const)('design §3 %s %s: %i has the security headers', async (...row) => {
  const [method, url, status] = row;
  const answer = await service.app.inject({ method, url, ...(method === 'POST' && { body: {} }) });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject(expected);
});
