import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { closeUnread } from './close-unread.ts';

const unreadMs = 100;
/** More than the buffers of a connection take. */
const large = Buffer.alloc(20_000_000, 'a');

async function open(listener: RequestListener) {
  const server = createServer({ keepAliveTimeout: 50, keepAliveTimeoutBuffer: 0 }, listener);
  closeUnread(server, unreadMs);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => {});
  onTestFinished(() => {
    client.destroy();
    server.closeAllConnections();
    server.close();
  });
  const connected = once(server, 'connection');
  client.pause().write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const [connection] = await connected;
  return { client, closed: once(connection, 'close') };
}

it('closes the connection of a client that does not read its answer', async () => {
  const { closed } = await open((_request, response) => response.end(large));
  await closed;
});

it('waits for an answer that takes its time, and for a client that reads it', async () => {
  const { client, closed } = await open((_request, response) => {
    // Longer than a client may leave an answer unread.
    setTimeout(() => response.end(large), 3 * unreadMs);
  });
  const read = text(client.resume());
  expect((await read).length).toBeGreaterThan(large.length);
  await closed;
});
