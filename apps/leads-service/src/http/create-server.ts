import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import { trackHalfRequests } from './half-requests.ts';

/**
 * Milliseconds in which a request has to arrive, its headers and all of it, by which the end of that
 * time may be noticed late, and after which a connection that nothing is asked on is closed. Node
 * swaps the first two when the headers' time is the longer one, and by default it looks every 30 s.
 */
const timeouts = { headers: 6_000, request: 8_000, check: 1_000, keepAlive: 72_000 } as const;

/** The HTTP server under Fastify, in which no client takes longer to ask than it may. */
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
  trackHalfRequests(server);
  return server;
}
