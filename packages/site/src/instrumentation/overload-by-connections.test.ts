import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Load, Timings } from './load.test.support.ts';
import { serveSite } from './serve-site.test.support.ts';

/** Synchronous work per page, in milliseconds. */
const workMs = 5;

let server: Server;

/** What each page really took of the server, which a busy machine pauses. */
const took: number[] = [];

beforeAll(async () => {
  server = await serveSite((_request, response) => {
    const startedAt = performance.now();
    while (performance.now() < startedAt + workMs);
    took.push(performance.now() - startedAt);
    response.end('answered');
  });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function sendLoad(load: Omit<Load, 'address'>): Promise<Timings> {
  const { port } = server.address() as AddressInfo;
  const workerData: Load = { ...load, address: `http://127.0.0.1:${port}` };
  const worker = new Worker(new URL('./load.test.support.ts', import.meta.url), { workerData });
  const [answers] = (await once(worker, 'message')) as [Timings];
  return answers;
}

const slowest = (answers: Timings) => Math.max(...answers.map(([, ms]) => ms));

it('§5.4 refuses at once when too many visitors connect', async () => {
  const health = sendLoad({ path: '/api/livez', everyMs: 50, atOnce: 1, rounds: 30 });
  const pages = await sendLoad({ path: '/slow/', everyMs: 20, atOnce: 30, rounds: 40 });
  const accepted = pages.filter(([status]) => status === 200);
  const refused = pages.filter(([status]) => status === 503);
  expect(accepted.length + refused.length).toBe(1_200);
  expect(refused.length).toBeGreaterThan(300);
  expect(accepted.length).toBeGreaterThan(50);
  // A queue without a limit would answer the last of 1,200 pages after that, and health behind them.
  const queued = (took.reduce((sum, each) => sum + each, 0) / took.length) * pages.length;
  expect(slowest(accepted)).toBeLessThan(0.75 * queued);
  expect((await health).every(([status]) => status === 200)).toBe(true);
  expect(slowest(await health)).toBeLessThan(0.41 * queued);
});
