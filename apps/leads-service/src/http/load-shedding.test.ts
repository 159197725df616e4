import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestService, type TestService } from '../../testing/test-service.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let service: TestService;
beforeAll(async () => {
  service = await createTestService('pglite', { maxEventLoopDelay: 20 });
});
afterAll(() => service.stop());

/** Blocks the event loop, like a busy process. */
function occupy(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 1));

test('design §3 a process with late timers rejects requests but not /livez', async () => {
  const refused = await vi.waitUntil(
    async () => {
      occupy(100);
      await turn();
      const answer = await service.app.inject('/website/900/api/content/menus?locale=es-ES');
      return answer.statusCode === 503 && answer;
    },
    { timeout: 20_000, interval: 1 },
  );
  expect(refused.headers['retry-after']).toBe('5');
  expect(refused.json()).toMatchObject({ type: 'urn:plaza:problem:overloaded' });
  expect((await service.app.inject('/livez')).statusCode).toBe(200);
});
