import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The address of the metrics is taken or not allowed; its message is for the operator. */
export class MetricsAddressError extends Error {
  override readonly name = 'MetricsAddressError';
}

/** Where metrics are served: not where visitors come in. */
export type MetricsAddress = {
  /** 0 for any free port. */
  readonly port: number;
  readonly host: string;
};

export type MetricsServer = {
  readonly port: number;
  close(): Promise<void>;
};

type Served = {
  readonly contentType: string;
  text(): Promise<string>;
};

/**
 * Serves `GET /metrics` on a listener of its own, which does not keep the process alive.
 *
 * @throws {MetricsAddressError} that names the address if it is taken
 */
export async function serveMetrics(
  metrics: Served,
  { port, host }: MetricsAddress,
): Promise<MetricsServer> {
  const server = createServer(
    { requestTimeout: 5_000, headersTimeout: 4_000, keepAliveTimeout: 65_000 },
    (request, response) => void answer(metrics, request, response),
  );
  server.unref().listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new MetricsAddressError(`METRICS_PORT: ${host}:${port} cannot be used: ${error.code}`);
  });
  // Scrapes keep their connections open.
  server.on('connection', (socket) => socket.unref());
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answer(metrics: Served, { method, url }: IncomingMessage, response: ServerResponse) {
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead || url?.split('?', 1)[0] !== '/metrics') {
    response.writeHead(isRead ? 404 : 405, isRead ? {} : { allow: 'GET, HEAD' }).end();
    return;
  }
  try {
    const text = await metrics.text();
    response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' });
    response.end(method === 'HEAD' ? undefined : text);
  } catch {
    response.writeHead(500).end();
  }
}
