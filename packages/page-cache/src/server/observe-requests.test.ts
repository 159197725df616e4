import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { ObservedRequest } from '../model/server-observer.ts';
import { noteOrigin, observeRequests } from './observe-requests.ts';
import type { RequestListener } from './request-hooks.ts';

const open: { close: () => unknown }[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

/** A server that calls its observer, and the requests that the observer saw. */
async function serve(handle: RequestListener) {
  const observed: ObservedRequest[] = [];
  const listener = observeRequests(handle, {
    onRequest: (request) => observed.push(request),
    onRender() {},
    onRefused() {},
  });
  const server = createServer(listener).listen(0, '127.0.0.1');
  open.push(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const get = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  return { observed, get, port };
}

describe('a server tells its observer', () => {
  it('what a request asked for, how it ended and where a page came from', async () => {
    const { observed, get } = await serve(({ url = '' }, response) => {
      const state = /^\/(?:shared-)?(hit|stale|miss)$/.exec(url)?.[1];
      if (/^\/shared/.test(url)) noteOrigin(response, 'shared');
      if (state) response.setHeader('x-nextjs-cache', state.toUpperCase());
      if (url === '/memory') noteOrigin(response, 'memory');
      response.writeHead(url === '/gone' ? 404 : 200).end('page');
    });
    const targets = [
      ...['/memory', '/hit', '/shared-hit', '/shared-stale', '/stale', '/miss', '/other?utm=1'],
      ...['/gone', '/api/impression'],
      ...['/api/livez', '/_next/static/a.js', '/_next/image?url=a', '/favicon.ico'],
    ];
    for (const target of targets) await get(target);
    const seen = observed.map(({ route, status, cache }) => `${route} ${status} ${cache}`);
    expect(seen).toEqual([
      ...['page 200 memory', 'page 200 hit', 'page 200 shared', 'page 200 stale', 'page 200 stale'],
      ...['page 200 miss', 'page 200 none'],
      ...['page 404 none', 'api 200 none', 'health 200 none', 'asset 200 none'],
      ...['image 200 none', 'file 200 none'],
    ]);
    for (const { seconds } of observed) expect(seconds).toBeGreaterThan(0);
  });

  it('the path without its query, and why a front asks', async () => {
    const { observed, port } = await serve((_request, response) => response.end('page'));
    for (const state of ['MISS', 'EXPIRED', 'BYPASS', 'HIT', undefined])
      await fetch(`http://127.0.0.1:${port}/lp/?v=${state}`, {
        headers: state === undefined ? {} : { 'x-front-cache': state },
      });
    expect(observed.map(({ path, front }) => `${path} ${front}`)).toEqual(
      ['miss', 'expired', 'bypass', 'none', 'none'].map((front) => `/lp/ ${front}`),
    );
  });

  it('counts a client that leaves before the end as 499', async () => {
    const left = new AbortController();
    const { observed, port } = await serve((_request, response) => {
      response.write('half a page');
      setImmediate(() => left.abort());
    });
    await fetch(`http://127.0.0.1:${port}/`, { signal: left.signal })
      .then((response) => response.text())
      .catch(() => {});
    await expect.poll(() => observed.map(({ status }) => status)).toEqual([499]);
  });

  it('leaves a handler without an observer as it is', () => {
    const handle: RequestListener = () => {};
    expect(observeRequests(handle, undefined)).toBe(handle);
  });
});
