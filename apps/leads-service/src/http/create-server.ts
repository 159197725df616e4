import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { trackIncompleteRequests } from './incomplete-requests.ts';

/**
 * Milliseconds for the headers and the whole request to arrive, for the check of both, for an idle
 * connection, and without a byte taken by a client that an answer is being sent to. Node swaps the
 * first two if the headers' timeout is longer, and by default checks every 30 s.
 */
const timeouts = {
  headers: 6_000,
  request: 8_000,
  check: 1_000,
  keepAlive: 72_000,
  unread: 30_000,
} as const;

/** Creates Fastify's HTTP server, with timeouts for slow clients. */
export function createServer(handle: RequestListener, unreadMs: number = timeouts.unread): Server {
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
  closeUnread(server, unreadMs);
  return server;
}

/** An answer that nobody reads stays in memory; one that is still being made is waited for. */
function closeUnread(server: Server, unreadMs: number): void {
  server.timeout = unreadMs;
  server.on('request', (_request, response) => {
    // With a listener Node leaves it to the listener to close the connection.
    response.on('timeout', (socket: Socket) => {
      if (socket.writableLength > 0) socket.destroy();
    });
  });
}
