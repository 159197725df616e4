import { subscribe } from 'node:diagnostics_channel';
import { Server } from 'node:http';

/**
 * Milliseconds that a request has to arrive in, headers and all of it, and by which the end of that
 * time may be noticed late. Node swaps the first two when the headers' time is the longer one.
 */
const timeouts = { headers: 6_000, request: 10_000, check: 1_000 } as const;

/**
 * Prepares every HTTP server of this process when it begins to listen, before it has a connection:
 * slow requests end in time, and a taken port is told in a line. Next's own command sets neither.
 *
 * @param onListenError called before the process would print where the error arose
 */
export function prepareServers(onListenError: (error: NodeJS.ErrnoException) => void): void {
  subscribe(listenStart, (message) => {
    const { server } = message as { readonly server: unknown };
    if (!(server instanceof Server)) return;
    server.headersTimeout = timeouts.headers;
    server.requestTimeout = timeouts.request;
    Object.assign(server, { connectionsCheckingInterval: timeouts.check });
    server.prependOnceListener('error', onListenError);
  });
}

const listenStart = 'tracing:net.server.listen:asyncStart';
