import type { Server, ServerResponse } from 'node:http';
import { Server as TcpServer } from 'node:net';

export type DrainTimes = {
  /** Milliseconds for which connections are still taken, so that those in use hear of the end. */
  readonly lingerMs: number;
  /** Milliseconds after which whatever is left is cut off. */
  readonly cutMs: number;
};

export type Draining = {
  readonly isDraining: () => boolean;
  /** Tells the client of an answer that its connection ends with it, once the server is closing. */
  readonly watch: (response: ServerResponse) => void;
};

const defaultTimes: DrainTimes = { lingerMs: 1_000, cutMs: 7_000 };

/** Milliseconds after which connections are looked at again whose answer may be out by now. */
const idleCheckMs = 50;

/**
 * Makes `close` of a server an end that no client notices (design §3): for a moment requests are
 * still answered, each with `Connection: close`; then no connection is taken and idle ones are
 * closed; at last those are cut off that never send the rest of a request. Node itself closes idle
 * connections at once, into requests that are on their way, and waits for ever for half a request.
 */
export function drainOnClose(server: Server, { lingerMs, cutMs } = defaultTimes): Draining {
  const answering = new Set<ServerResponse>();
  let isDraining = false;
  const stopListening = () => {
    TcpServer.prototype.close.call(server);
    server.closeIdleConnections();
    const idle = setInterval(() => server.closeIdleConnections(), idleCheckMs).unref();
    server.once('close', () => clearInterval(idle));
  };
  server.close = (callback) => {
    if (callback) server.once('close', callback);
    if (isDraining) return server;
    isDraining = true;
    for (const response of answering) response.shouldKeepAlive = false;
    setTimeout(() => server.closeAllConnections(), cutMs).unref();
    server.getConnections((_error, count) => {
      if (count === 0) stopListening();
      else setTimeout(stopListening, lingerMs).unref();
    });
    return server;
  };
  return {
    isDraining: () => isDraining,
    watch(response) {
      answering.add(response);
      response.once('close', () => answering.delete(response));
    },
  };
}
