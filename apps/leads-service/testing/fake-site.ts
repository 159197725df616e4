import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { serveLocally } from '@plaza/testing';

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

/** A site that responds with the given statuses in order, repeating the last one; 0 hangs. */
export async function startFakeSite(...statuses: number[]): Promise<FakeSite> {
  const calls: ReceivedCall[] = [];
  const { url, close } = await serveLocally(async (request, response) => {
    const { method, url, headers } = request;
    calls.push({ method, url, headers, body: await text(request) });
    const status = statuses[Math.min(calls.length, statuses.length) - 1];
    if (status) response.writeHead(status).end();
  });
  return { url, calls, stop: close };
}
