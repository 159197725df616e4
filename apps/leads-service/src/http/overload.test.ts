import { problemSchema } from '@plaza/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fixtureWebsiteId } from '../../testing/fixture-content.ts';
import { createTestService, type TestService } from '../../testing/test-service.ts';
import { defaultWriterLimits } from '../writes/writers.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let service: TestService;
beforeAll(async () => {
  service = await createTestService('pglite', { postsPerMinute: 1_000_000 });
});
afterAll(() => service.stop());

test('design §3 rejects writes beyond the limit of the queue and stores the others', async () => {
  const extra = 500;
  const payload = { clientType: 'google', clientId: 'c', locale: 'es-ES' };
  const requests = Array.from({ length: defaultWriterLimits.maxQueued + extra }, (_, index) =>
    service.app.inject({
      method: 'POST',
      url: `/website/${fixtureWebsiteId}/api/client-id`,
      payload: { ...payload, impressionId: `${index}` },
    }),
  );
  const responses = await Promise.all(requests);
  const refused = responses.filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(responses.filter(({ statusCode }) => statusCode === 204)).toHaveLength(
    responses.length - refused.length,
  );
  for (const { headers, body } of refused) {
    // By the queue, or before it by a process that cannot keep up.
    expect(['1', '5']).toContain(headers['retry-after']);
    expect(problemSchema.parse(JSON.parse(body)).type).toBe('urn:plaza:problem:overloaded');
  }
});
