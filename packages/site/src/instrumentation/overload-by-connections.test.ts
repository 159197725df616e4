import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Answered, Knock } from './knock.test.support.ts';
import { serveSite } from './serve-site.test.support.ts';

/** Milliseconds of work that a page is, all in one go. */
const workMs = 5;

let server: Server;

beforeAll(async () => {
  server = await serveSite((_request, response) => {
    const until = performance.now() + workMs;
    while (performance.now() < until);
    response.end('answered');
  });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function knock(how: Omit<Knock, 'address'>): Promise<Answered> {
  const { port } = server.address() as AddressInfo;
  const workerData: Knock = { ...how, address: `http://127.0.0.1:${port}` };
  const worker = new Worker(new URL('./knock.test.support.ts', import.meta.url), { workerData });
  const [answers] = (await once(worker, 'message')) as [Answered];
  return answers;
}

const slowest = (answers: Answered) => Math.max(...answers.map(([, ms]) => ms));

it('§5.4 visitors with a connection each are told at once that there are too many', async () => {
  const health = knock({ path: '/api/livez', everyMs: 50, atOnce: 1, rounds: 20 });
  const pages = await knock({ path: '/slow/', everyMs: 20, atOnce: 30, rounds: 20 });
  const accepted = pages.filter(([status]) => status === 200);
  const refused = pages.filter(([status]) => status === 503);
  expect(accepted.length + refused.length).toBe(600);
  expect(refused.length).toBeGreaterThan(150);
  expect(accepted.length).toBeGreaterThan(50);
  // 600 ms of waiting, and what a busy machine adds.
  expect(slowest(accepted)).toBeLessThan(1_500);
  expect((await health).every(([status]) => status === 200)).toBe(true);
  expect(slowest(await health)).toBeLessThan(1_000);
});
