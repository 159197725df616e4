import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const trackers = new WeakMap<Server, () => readonly Socket[]>();

/** Follows a server's connections, so that `halfRequests` can name those that only hold it up. */
export function trackHalfRequests(server: Server): void {
  const open = new Set<Socket>();
  const answering = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    // Refused before it was read: under overload these are most, and nobody waits for them.
    if (response.writableEnded) return;
    const { socket } = request;
    const begin = () => !response.closed && answering.add(socket);
    if (hasBody(request)) request.once('end', begin);
    else begin();
    response.once('close', () => answering.delete(socket));
  });
  trackers.set(server, () => [...open].filter((socket) => !answering.has(socket)));
}

/** Whether a request is whole only once its body is. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/** Connections on which no request has arrived whole that is not answered. */
export const halfRequests = (server: Server): readonly Socket[] => trackers.get(server)?.() ?? [];
