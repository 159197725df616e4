import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { assertPortIsFree } from './port-is-free.ts';
import { untilWarm } from './until-warm.ts';

/** A server on a free port of the loopback. @returns its port */
async function serveOn(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return (server.address() as AddressInfo).port;
}

/** A server that sends these statuses in turn, 503 with `Retry-After`; then it sends the last one. */
async function answering(...statuses: number[]) {
  const paths: (string | undefined)[] = [];
  const port = await serveOn(({ url }, response) => {
    paths.push(url);
    const status = statuses[paths.length - 1] ?? statuses.at(-1) ?? 200;
    response.writeHead(status, status === 503 ? { 'retry-after': '1' } : {}).end();
  });
  return { port, paths };
}

describe('§5.11 a server waits until its app is warm', () => {
  it('as long as /api/readyz answers 503 with Retry-After', async () => {
    const { port, paths } = await answering(503, 503, 200);
    await untilWarm(port);
    expect(paths).toEqual(['/api/readyz', '/api/readyz', '/api/readyz']);
  });

  it('but not for an app without the route', async () => {
    const { port, paths } = await answering(404);
    await untilWarm(port);
    expect(paths).toHaveLength(1);
  });

  it('nor for one that is not about to be ready', async () => {
    let asked = 0;
    const port = await serveOn((_request, response) => {
      asked += 1;
      response.writeHead(503).end();
    });
    await untilWarm(port);
    expect(asked).toBe(1);
  });

  it('nor longer than its time limit, even if the app never answers', async () => {
    const { port: warming } = await answering(503);
    await untilWarm(warming, 100);
    const hanging = await serveOn(() => {});
    await untilWarm(hanging, 100);
  });
});

describe('a taken port', () => {
  it('is found before anything is loaded, and none is taken for that', async () => {
    const port = await serveOn(() => {});
    await expect(assertPortIsFree(port, '127.0.0.1')).rejects.toMatchObject({
      code: 'EADDRINUSE',
      syscall: 'listen',
      port,
    });
    await expect(assertPortIsFree(port, '0.0.0.0')).rejects.toThrow('EADDRINUSE');
    await assertPortIsFree(0);
    const free = createServer().listen(0, '127.0.0.1');
    await once(free, 'listening');
    const { port: freed } = free.address() as AddressInfo;
    free.close();
    await once(free, 'close');
    await assertPortIsFree(freed, '127.0.0.1');
  });
});
