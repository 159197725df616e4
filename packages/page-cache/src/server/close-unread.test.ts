import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { closeUnread } from './close-unread.ts';

/** More than the buffers of a connection take. */
const large = Buffer.alloc(20_000_000, 'a');

async function open(listener: RequestListener, unreadMs: number) {
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
  const { closed } = await open((_request, response) => response.end(large), 100);
  await closed;
});

it('waits for an answer that takes its time', async () => {
  const { client, closed } = await open((_request, response) => {
    setTimeout(() => response.end('late'), 300);
  }, 100);
  expect(await text(client.resume())).toContain('late');
  await closed;
});

it('waits for a client that reads for longer than it may pause', async () => {
  // A busy machine may pause this process, which is both sides, for a part of it.
  const { client, closed } = await open((_request, response) => response.end(large), 1_000);
  const started = performance.now();
  let length = 0;
  for await (const part of client) {
    length += part.length;
    if (performance.now() - started < 1_500) await pause(20);
  }
  expect(length).toBeGreaterThan(large.length);
  await closed;
});
