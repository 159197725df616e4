import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createServer } from './create-server.ts';

/** More than a busy machine takes between two reads of a client. */
const unreadMs = 1_000;
/** More than the buffers of a connection take. */
const large = Buffer.alloc(20_000_000, 'a');

/** A client that asks for an answer and does not read it yet. */
async function ask(answerAfterMs: number) {
  const server = createServer((_request, response) => {
    response.setHeader('connection', 'close');
    setTimeout(() => response.end(large), answerAfterMs);
  }, unreadMs);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
  onTestFinished(() => {
    client.destroy();
    server.closeAllConnections();
    server.close();
  });
  const connected = once(server, 'connection');
  client.pause().write('GET / HTTP/1.1\r\nHost: service\r\n\r\n');
  const [connection] = await connected;
  return { client, closed: once(connection, 'close') };
}

test('design §3 a client that does not read its answer is disconnected', async () => {
  const { closed } = await ask(0);
  await closed;
});

test('design §3 an answer that takes its time is waited for', async () => {
  const { client } = await ask(3 * unreadMs);
  expect((await text(client.resume())).length).toBeGreaterThan(large.length);
});
