import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Draining, drainOnClose } from './drain-on-close.ts';

let server: Server;
let draining: Draining;
/** Answers that wait for the word. */
let held: (() => void)[];

beforeEach(async () => {
  held = [];
  server = createServer((request, response) => {
    if (draining.isDraining()) response.shouldKeepAlive = false;
    draining.watch(response);
    if (request.url === '/held') held.push(() => response.end('held'));
    else response.end('answered');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  draining = drainOnClose(server, { lingerMs: 300, cutMs: 900 });
});
afterEach(() => server.closeAllConnections());

const port = () => (server.address() as AddressInfo).port;
const close = () => {
  const began = performance.now();
  return draining.close().then(() => performance.now() - began);
};

async function ask(agent: Agent, path = '/') {
  const sent = get({ port: port(), host: '127.0.0.1', agent, path });
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return { connection: answer.headers.connection, reused: sent.reusedSocket };
}

describe('§5.11 a server that closes', () => {
  it.each([
    ['half a header', 'GET / HTTP/1.1\r\nhost: a\r\nx-half'],
    ['half a body', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\nhalf'],
    ['nothing', ''],
  ])('ends in its time whatever clients do: %s', async (_what, text) => {
    const client = connect(port(), '127.0.0.1', () => client.write(text));
    client.on('error', () => {});
    const [socket] = (await once(server, 'connection')) as [NodeJS.EventEmitter];
    if (text) await once(socket, 'readable');
    expect(await close()).toBeLessThan(2_000);
    client.destroy();
  });

  it('closes at once without connections', async () => {
    expect(await close()).toBeLessThan(250);
  });

  it('answers once more on every kept connection, with Connection: close', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    const visitor = async () => {
      for (;;) {
        const { connection, reused } = await ask(agent);
        if (connection === 'close') return reused;
        await turn();
      }
    };
    const visitors = Array.from({ length: 8 }, visitor);
    await ask(agent);
    const closed = close();
    // Each loop ends because it was stopped, and none by a reset.
    expect(await Promise.all(visitors)).toContain(true);
    await closed;
    agent.destroy();
  });

  it('completes responses in progress, with Connection: close', async () => {
    const agent = new Agent({ keepAlive: true });
    const answer = ask(agent, '/held');
    await expect.poll(() => held.length).toBe(1);
    const closed = close();
    held[0]?.();
    expect((await answer).connection).toBe('close');
    await closed;
    agent.destroy();
  });

  it('accepts connections for a moment longer', async () => {
    const agent = new Agent({ keepAlive: true });
    await ask(agent);
    const closed = close();
    const other = new Agent({ keepAlive: true });
    expect(await ask(other)).toEqual({ connection: 'close', reused: false });
    await closed;
    for (const each of [agent, other]) each.destroy();
  });
});
