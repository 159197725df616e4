import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedCall {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface FakeSite {
  readonly url: string;
  readonly calls: readonly ReceivedCall[];
  stop(): Promise<void>;
}

/** A site that answers its calls with the given statuses in turn, the last one for ever; 0 hangs. */
export async function startFakeSite(...statuses: number[]): Promise<FakeSite> {
  const calls: ReceivedCall[] = [];
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    calls.push({ method, url, headers, body: await text(request) });
    const status = statuses[Math.min(calls.length, statuses.length) - 1];
    if (status) response.writeHead(status).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  async function stop() {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
  return { url: `http://127.0.0.1:${port}`, calls, stop };
}
