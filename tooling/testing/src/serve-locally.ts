import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An HTTP server of a test. */
export type LocalServer = {
  /** E.g. `http://127.0.0.1:40123`. */
  readonly url: string;
  /** Ends every connection, and resolves when nothing listens any more. */
  readonly close: () => Promise<void>;
};

/** Serves HTTP on a port of loopback that the system chooses. */
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
