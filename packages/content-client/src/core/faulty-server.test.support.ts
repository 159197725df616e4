import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface FaultyServer {
  readonly baseUrl: string;
  readonly requests: IncomingMessage[];
  /** The next answers in order; the last one repeats. */
  answer(...listeners: RequestListener[]): void;
  stop(): Promise<void>;
}

/** A scripted HTTP server on the loopback interface. */
export async function startServer(...first: RequestListener[]): Promise<FaultyServer> {
  const requests: IncomingMessage[] = [];
  let listeners = first;
  const server = createServer((request, response) => {
    requests.push(request);
    const listener = listeners.length > 1 ? listeners.shift() : listeners[0];
    listener?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  onTestFinished(stop);
  const { port } = server.address() as AddressInfo;
  const answer = (...next: RequestListener[]) => {
    listeners = next;
  };
  return { baseUrl: `http://127.0.0.1:${port}/website/101/api`, requests, answer, stop };
}

type Headers = Readonly<Record<string, string>>;

export const respond =
  (status: number, body = '', headers: Headers = {}): RequestListener =>
  (_, response) => {
    response.writeHead(status, headers).end(body);
  };

export const json = (value: unknown, headers: Headers = {}): RequestListener =>
  respond(200, JSON.stringify(value), {
    'content-type': 'application/json; charset=utf-8',
    ...headers,
  });

export const problem = (status: number, type = 'about:blank'): RequestListener =>
  respond(status, JSON.stringify({ type, title: 'Problem', status }), {
    'content-type': 'application/problem+json',
  });

/** A complete answer, then 304 for its entity tag. */
export const withEtag =
  (value: unknown, etag: string): RequestListener =>
  (request, response) =>
    request.headers['if-none-match'] === etag
      ? respond(304, '', { etag })(request, response)
      : json(value, { etag })(request, response);

/** The connection breaks within the body. */
export const cutOff =
  (value: unknown, headers: Headers = {}): RequestListener =>
  (_, response) => {
    const body = JSON.stringify(value);
    response.writeHead(200, { 'content-type': 'application/json', ...headers });
    response.write(body.slice(0, body.length / 2), () => response.destroy());
  };

export const hangUp: RequestListener = (_, response) => void response.destroy();

/** No answer. */
export const silence: RequestListener = () => {};

/** Stalls after half the body. */
export const stall =
  (value: unknown): RequestListener =>
  (_, response) => {
    const body = JSON.stringify(value);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write(body.slice(0, body.length / 2));
  };

/** An endless body. */
export const flood: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const chunk = `[${' '.repeat(65_536)}`;
  const pour = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', pour);
  pour();
};
