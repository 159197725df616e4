import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Handles a request; what it does not answer itself it hands on. */
export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/**
 * Puts a handler before those of a server, from its next request on. To be called as soon as a
 * server is seen, since Next makes its own before any of our code runs.
 */
export function handleRequests(server: Server, handle: Handler): void {
  const listeners = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request, response) =>
    handle(request, response, () => {
      for (const listener of listeners) listener.call(server, request, response);
    }),
  );
}
