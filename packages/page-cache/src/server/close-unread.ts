import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds without a byte taken by a client that an answer is being sent to. */
const unreadMs = 30_000;

/**
 * Closes connections whose client does not read its answer, which would keep it in memory for as long
 * as the client likes. An answer that is still being made is waited for.
 */
export function closeUnread(server: Server, milliseconds = unreadMs): void {
  server.timeout = milliseconds;
  server.on('request', (_request, response) => {
    // With a listener Node leaves it to the listener to close the connection.
    response.on('timeout', (socket: Socket) => {
      if (socket.writableLength > 0) socket.destroy();
    });
  });
}
