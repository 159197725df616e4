import type { FastifyInstance } from 'fastify';

export interface GracefulStop {
  readonly app: FastifyInstance;
  /** Gives up what requests used, after the last one. */
  readonly release: () => Promise<void>;
}

/** Milliseconds requests under way are given before they are cut off, and all of the stop. */
const patience = { requests: 7_000, stop: 9_500 } as const;

/** On SIGTERM or SIGINT stops within 10 s (issue 2 §2); a second signal stops at once. */
export function stopOnSignals(stop: GracefulStop): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, async () => {
      if (stopping) process.exit(1);
      stopping = true;
      stop.app.log.info({ signal }, 'leads-service is stopping');
      setTimeout(() => process.exit(1), patience.stop).unref();
      process.exit(await stopGracefully(stop));
    });
  }
}

/** Milliseconds after which a connection is looked at again whose answer may be out by now. */
const idleCheck = 50;

/** Stops taking connections, lets requests end, then releases. Answers the process's exit code. */
async function stopGracefully({ app, release }: GracefulStop): Promise<number> {
  const cut = setTimeout(() => {
    app.log.warn('Requests that did not end were cut off');
    app.server.closeAllConnections();
  }, patience.requests);
  // The client of a request that was under way would keep its connection open for the next one.
  const idle = setInterval(() => app.server.closeIdleConnections(), idleCheck);
  try {
    await app.close();
    await release();
    return 0;
  } catch (error) {
    app.log.error(error, 'leads-service did not stop cleanly');
    return 1;
  } finally {
    clearTimeout(cut);
    clearInterval(idle);
  }
}
