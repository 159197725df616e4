import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import { trackIncompleteRequests } from './incomplete-requests.ts';

/**
 * Milliseconds for the headers and the whole request to arrive, for the check of both, and for an
 * idle connection. Node swaps the first two if the headers' timeout is longer, and by default
 * checks every 30 s.
 */
const timeouts = { headers: 6_000, request: 8_000, check: 1_000, keepAlive: 72_000 } as const;

/** Creates Fastify's HTTP server, with timeouts for slow clients. */
export function createServer(handle: RequestListener): Server {
  const server = createHttpServer(
    {
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      connectionsCheckingInterval: timeouts.check,
      keepAliveTimeout: timeouts.keepAlive,
    },
    handle,
  );
  trackIncompleteRequests(server);
  return server;
}
