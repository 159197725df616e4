import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { incompleteRequests } from './incomplete-requests.ts';

export interface GracefulStop {
  readonly app: FastifyInstance;
  /** Releases the resources of requests, after the last one. */
  readonly release: () => Promise<void>;
}

/**
 * Milliseconds from the signal: until when kept-alive connections get answers with `Connection:
 * close`; when incomplete requests are cut off; when all others are; and when the process exits in
 * any case.
 */
const limits = { drain: 1_500, incompleteRequests: 4_000, requests: 7_000, stop: 9_500 } as const;

/** The interval in milliseconds to close connections that became idle. */
const idleCheck = 50;

/** Stops within 10 s on SIGTERM or SIGINT; a second signal stops at once. */
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
 * Lets clients disconnect before the service stops listening. From the call of `close` on, Fastify
 * sends every answer with `Connection: close`; closing a connection earlier would reset a request
 * that its client is just sending. Ends early if there are no connections.
 */
export function registerDrain(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    if (!stoppedBySignal.has(app)) return;
    const until = performance.now() + limits.drain;
    while (performance.now() < until && (await countConnections(app)) > 0) await sleep(idleCheck);
  });
}

/** An app closed otherwise, e.g. by a test, has no clients left. */
const stoppedBySignal = new WeakSet<FastifyInstance>();

const countConnections = ({ server }: FastifyInstance) =>
  new Promise<number>((resolve) => {
    server.getConnections((error, count) => resolve(error ? 0 : count));
  });

/** Stops accepting connections, waits for requests, then releases. Returns the exit code. */
async function stopGracefully({ app, release }: GracefulStop): Promise<number> {
  const { server } = app;
  stoppedBySignal.add(app);
  const cuts = [
    setTimeout(() => cutOff(app, incompleteRequests(server)), limits.incompleteRequests),
    setTimeout(() => {
      app.log.warn(cutOffMessage);
      server.closeAllConnections();
    }, limits.requests),
  ];
  // Otherwise clients of finished requests would keep their connections open for the next one.
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

const cutOffMessage = 'Unfinished requests were cut off';

function cutOff(app: FastifyInstance, sockets: readonly Socket[]) {
  if (sockets.length === 0) return;
  app.log.warn({ count: sockets.length }, cutOffMessage);
  for (const socket of sockets) socket.destroy();
}
