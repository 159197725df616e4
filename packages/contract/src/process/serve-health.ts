import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export type HealthAddress = { readonly port: number; readonly host: string };

/** Health is to be answered where it cannot be. The message is one line. */
export class HealthAddressError extends Error {
  override readonly name = 'HealthAddressError';
}

/** Milliseconds between two signs of life of the event loop. */
const beatMs = 500;

/** Milliseconds without one after which the process is not alive: far more than any overload takes. */
const stuckMs = 20_000;

/** The paths of the service and of a site. */
const paths = ['/livez', '/api/livez'];

/** Written as text, because a worker of a bundle has no file of its own. */
const worker = `
const { createServer } = require('node:http');
const { parentPort, workerData } = require('node:worker_threads');
const { beats, paths, stuckMs, host, port } = workerData;
const server = createServer({ keepAliveTimeout: 1000, requestTimeout: 5000 }, (request, response) => {
  const known = paths.includes(request.url);
  const alive = Date.now() - Number(Atomics.load(beats, 0)) < stuckMs;
  response.writeHead(known ? (alive ? 200 : 503) : 404, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify({ status: known ? (alive ? 'alive' : 'stuck') : 'unknown' }));
});
server.maxConnections = 64;
server.on('error', ({ code }) => parentPort.postMessage({ code }));
server.listen(port, host, () => parentPort.postMessage({ port: server.address().port }));
`;

export type HealthServer = { readonly address: string; readonly close: () => Promise<unknown> };

/**
 * Answers `/livez` and `/api/livez` on a port of their own, from a thread of its own: overload makes
 * requests of the server itself wait for its event loop, and a process that is busy would be taken for
 * one that is dead. It is alive as long as its event loop has turned in the last 20 s. Does not keep
 * the process running.
 *
 * @throws {HealthAddressError} if the address cannot be used
 */
export async function serveHealth(
  { port, host }: HealthAddress,
  { stuckAfterMs = stuckMs } = {},
): Promise<HealthServer> {
  const beats = new BigInt64Array(new SharedArrayBuffer(8));
  const beat = () => void Atomics.store(beats, 0, BigInt(Date.now()));
  beat();
  const timer = setInterval(beat, beatMs).unref();
  const workerData = { beats, paths, stuckMs: stuckAfterMs, host, port };
  // Without the process's own options, by which the text may be a module.
  const thread = new Worker(worker, { eval: true, execArgv: [], workerData });
  const [answer] = (await once(thread, 'message')) as [{ port?: number; code?: string }];
  thread.unref();
  const close = () => {
    clearInterval(timer);
    return thread.terminate();
  };
  if (answer.port === undefined) {
    await close();
    throw new HealthAddressError(`HEALTH_PORT: ${host}:${port} cannot be used: ${answer.code}`);
  }
  const name = host.includes(':') ? `[${host}]` : host;
  return { address: `http://${name}:${answer.port}`, close };
}
