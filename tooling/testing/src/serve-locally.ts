import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An HTTP server of a test. */
export type LocalServer = {
  /** E.g. `http://127.0.0.1:40123`. */
  readonly url: string;
  /** Closes every connection, and resolves when the port is free. */
  readonly close: () => Promise<void>;
};

/** Serves HTTP on a loopback port chosen by the system. */
export async function serveLocally(listener: RequestListener): Promise<LocalServer> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
