import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { halfRequests } from './half-requests.ts';

export interface GracefulStop {
  readonly app: FastifyInstance;
  /** Gives up what requests used, after the last one. */
  readonly release: () => Promise<void>;
}

/**
 * Milliseconds from the signal: until when clients may still ask on the connections that they kept,
 * and are told to ask for no more on them; when requests are cut off that have not arrived whole;
 * when all others are; and when the process ends whatever else there is.
 */
const limits = { drain: 1_500, halfRequests: 4_000, requests: 7_000, stop: 9_500 } as const;

/** Milliseconds after which a connection is looked at again whose answer may be out by now. */
const idleCheck = 50;

/** On SIGTERM or SIGINT stops within 10 s; a second signal stops at once. */
export function stopOnSignals(stop: GracefulStop): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, async () => {
      if (stopping) process.exit(1);
      stopping = true;
      stop.app.log.info({ signal }, 'leads-service is stopping');
      setTimeout(() => process.exit(1), limits.stop).unref();
      process.exit(await stopGracefully(stop));
    });
  }
}

/**
 * Lets clients leave before the service stops to listen. From the call of `close` on, Fastify sends
 * every answer with `Connection: close`; a connection that were closed first would be reset under
 * the request that its client sends at that moment. Ends early when there is no connection.
 */
export function registerDrain(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    if (!stoppedBySignal.has(app)) return;
    const until = performance.now() + limits.drain;
    while (performance.now() < until && (await countConnections(app)) > 0) await sleep(idleCheck);
  });
}

/** An app that is closed in another way, as by a test, has no clients left. */
const stoppedBySignal = new WeakSet<FastifyInstance>();

const countConnections = ({ server }: FastifyInstance) =>
  new Promise<number>((resolve) => {
    server.getConnections((error, count) => resolve(error ? 0 : count));
  });

/** Stops taking connections, lets requests end, then releases. Answers the process's exit code. */
async function stopGracefully({ app, release }: GracefulStop): Promise<number> {
  const { server } = app;
  stoppedBySignal.add(app);
  const cuts = [
    setTimeout(() => cutOff(app, halfRequests(server)), limits.halfRequests),
    setTimeout(() => {
      app.log.warn(cutOffMessage);
      server.closeAllConnections();
    }, limits.requests),
  ];
  // The client of a request that was under way would keep its connection open for the next one.
  const idle = setInterval(() => server.listening || server.closeIdleConnections(), idleCheck);
  try {
    await app.close();
    await release();
    return 0;
  } catch (error) {
    app.log.error(error, 'leads-service did not stop cleanly');
    return 1;
  } finally {
    for (const cut of cuts) clearTimeout(cut);
    clearInterval(idle);
  }
}

const cutOffMessage = 'Requests that did not end were cut off';

function cutOff(app: FastifyInstance, sockets: readonly Socket[]) {
  if (sockets.length === 0) return;
  app.log.warn({ count: sockets.length }, cutOffMessage);
  for (const socket of sockets) socket.destroy();
}
