import { createServer, type Server } from 'node:http';
import { closeUnread } from './close-unread.ts';
import { type Draining, drainOnClose } from './drain-on-close.ts';
import type { RequestListener } from './request-hooks.ts';

/**
 * Milliseconds that a request has to arrive in, headers and all of it, and how late the end of that
 * time may be noticed. Node swaps the first two when the headers' time is the longer one.
 */
const timeouts = {
  headersTimeout: 6_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
};

export type PageServer = {
  readonly server: Server;
  readonly draining: Draining;
};

/**
 * An HTTP server whose requests have to arrive in time, whose answers have to be read, and which
 * ends so that no client notices.
 */
export function createPageServer(listener: RequestListener): PageServer {
  const server = createServer(timeouts, listener);
  closeUnread(server);
  return { server, draining: drainOnClose(server) };
}
