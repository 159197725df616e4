import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { HealthAddressError, serveHealth } from './serve-health.ts';

const local = { port: 0, host: '127.0.0.1' };

async function open(options?: Parameters<typeof serveHealth>[1]) {
  const health = await serveHealth(local, options);
  onTestFinished(() => void health.close());
  return health.address;
}

test.each(['/livez', '/api/livez'])('%s says that the process is alive', async (path) => {
  const response = await fetch((await open()) + path);
  expect([response.status, await response.json()]).toEqual([200, { status: 'alive' }]);
});

test('any other path is 404', async () => {
  expect((await fetch(`${await open()}/readyz`)).status).toBe(404);
});

/** Blocks the event loop of this thread until another thread has its answer, or for 2 s at most. */
function askWhileBlocked(url: string, { forMs = 0 } = {}) {
  const shared = new Int32Array(new SharedArrayBuffer(8));
  const source = `
    const { get } = require('node:http');
    const { workerData: { shared, url, forMs } } = require('node:worker_threads');
    const ask = () => get(url, { agent: false }, (answer) => {
      Atomics.store(shared, 0, answer.statusCode);
      Atomics.notify(shared, 0);
    });
    setTimeout(ask, forMs);
  `;
  const asker = new Worker(source, { eval: true, workerData: { shared, url, forMs } });
  onTestFinished(() => void asker.terminate());
  Atomics.wait(shared, 0, 0, 4_000);
  return shared[0];
}

test('is answered while the event loop of the process is busy', async () => {
  expect(askWhileBlocked(`${await open()}/livez`)).toBe(200);
});

test('says so when the event loop has been stuck for too long', async () => {
  const address = await open({ stuckAfterMs: 600 });
  expect(askWhileBlocked(`${address}/livez`, { forMs: 700 })).toBe(503);
  await expect.poll(async () => (await fetch(`${address}/livez`)).status).toBe(200);
});

test('names a port that is taken', async () => {
  const { port } = new URL(await open());
  const taken = serveHealth({ ...local, port: Number(port) });
  await expect(taken).rejects.toThrow(HealthAddressError);
  await expect(taken).rejects.toThrow(`HEALTH_PORT: 127.0.0.1:${port} cannot be used: EADDRINUSE`);
});
