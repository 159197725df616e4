import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const trackers = new WeakMap<Server, () => readonly Socket[]>();

/** Tracks the connections of a server for `incompleteRequests`. */
export function trackIncompleteRequests(server: Server): void {
  const open = new Set<Socket>();
  const answering = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    // Rejected before it was read: the majority under overload.
    if (response.writableEnded) return;
    const { socket } = request;
    const start = () => !response.closed && answering.add(socket);
    if (hasBody(request)) request.once('end', start);
    else start();
    response.once('close', () => answering.delete(socket));
  });
  trackers.set(server, () => [...open].filter((socket) => !answering.has(socket)));
}

/** Whether a request has a body. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/** Connections without a complete request that is being answered. */
export const incompleteRequests = (server: Server): readonly Socket[] =>
  trackers.get(server)?.() ?? [];
