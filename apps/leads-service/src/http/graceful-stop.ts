import type { FastifyInstance } from 'fastify';

export interface GracefulStop {
  readonly app: FastifyInstance;
  /** What has to end after the last request: queues, then the database. */
  readonly release: () => Promise<void>;
  /** Milliseconds that requests under way are given; what is left of them is cut off then. */
  readonly patience: number;
}

/**
 * Stops taking connections, lets requests end, then releases what they used. Resolves to the
 * process's exit code: 0 when everything was released.
 */
export async function stopGracefully({ app, release, patience }: GracefulStop): Promise<number> {
  const cut = setTimeout(() => {
    app.log.warn('Requests still under way are cut off');
    app.server.closeAllConnections();
  }, patience);
  try {
    await app.close();
    await release();
    return 0;
  } catch (error) {
    app.log.error(error, 'The service did not stop cleanly');
    return 1;
  } finally {
    clearTimeout(cut);
  }
}
