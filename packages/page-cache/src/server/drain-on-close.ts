import type { Server, ServerResponse } from 'node:http';

export type DrainTimes = {
  /** Milliseconds for which connections are still accepted, so that clients learn of the end. */
  readonly lingerMs: number;
  /** Milliseconds after which whatever is left is cut off. */
  readonly cutMs: number;
};

export type Draining = {
  readonly isDraining: () => boolean;
  /** Tells the client of an answer that its connection ends with it, once the server is closing. */
  readonly watch: (response: ServerResponse) => void;
  /** Closes the server. @returns when its last connection has ended */
  readonly close: () => Promise<void>;
};

const defaultTimes: DrainTimes = { lingerMs: 1_000, cutMs: 7_000 };

/** Milliseconds after which connections are looked at again whose answer may be out by now. */
const idleCheckMs = 50;

/**
 * Closes a server so that no client notices (design §3): requests are still answered for a moment,
 * each with `Connection: close`; then no connection is accepted and idle ones are closed; finally
 * those are cut off that never send the rest of a request. Node's own `close` closes idle connections
 * at once, into requests that are on their way, and waits for ever for half a request.
 */
export function drainOnClose(server: Server, { lingerMs, cutMs } = defaultTimes): Draining {
  const answering = new Set<ServerResponse>();
  let closed: Promise<void> | undefined;
  const stopListening = () => {
    server.close();
    const idle = setInterval(() => server.closeIdleConnections(), idleCheckMs).unref();
    server.once('close', () => clearInterval(idle));
  };
  const begin = (resolve: () => void) => {
    server.once('close', resolve);
    for (const response of answering) response.shouldKeepAlive = false;
    setTimeout(() => server.closeAllConnections(), cutMs).unref();
    server.getConnections((_error, count) => {
      if (count === 0) stopListening();
      else setTimeout(stopListening, lingerMs).unref();
    });
  };
  return {
    isDraining: () => closed !== undefined,
    watch(response) {
      answering.add(response);
      response.once('close', () => answering.delete(response));
    },
    close() {
      closed ??= new Promise(begin);
      return closed;
    },
  };
}
