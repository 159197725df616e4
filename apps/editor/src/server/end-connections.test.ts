import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { endConnections } from './end-connections.ts';

test('a server closes although a browser holds a connection that it has not used', {
  timeout: 30_000,
}, async () => {
  const app = Fastify();
  endConnections(app);
  app.get('/', async () => 'answered');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const unused = connect(port, '127.0.0.1');
  await once(unused, 'connect');
  // The server knows of the connection once it has answered a later one.
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('answered');
  const ended = once(unused, 'close');
  await app.close();
  await ended;
});
