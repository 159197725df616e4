import type { FastifyInstance } from 'fastify';

/** Milliseconds that requests under way get when a server closes. */
const GRACE = 5_000;

/**
 * Ends what would keep a closing server open: a request that takes too long, or a connection that a
 * browser has opened in advance and never used.
 */
export function endConnections(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), GRACE).unref();
  });
}
