import type { IncomingMessage, ServerResponse } from 'node:http';
import { serverState } from '@plaza/page-cache/server';
import { serveLocally, until } from '@plaza/testing';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { LogEntry } from '../core/log.ts';
import { createPurge } from './purge-fronts.ts';
import { startPurge } from './start-purge.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

async function front(answer: Answer = (_request, response) => response.writeHead(204).end()) {
  const purged: string[] = [];
  const server = await serveLocally((request, response) => {
    purged.push(`${request.method} ${request.headers.host} ${request.url}`);
    answer(request, response);
  });
  onTestFinished(server.close);
  return { url: server.url, purged };
}

function start(fronts: readonly string[]) {
  const logged: LogEntry[] = [];
  const siteUrl = 'https://site.example';
  onTestFinished(startPurge({ fronts, siteUrl, log: (entry) => logged.push(entry) }));
  const expire = (...paths: string[]) => {
    for (const listener of serverState().expiredListeners) listener({ tags: ['content'], paths });
  };
  return { logged, expire };
}

describe('design §4: fronts are notified of what expires', () => {
  it('by PURGE with the host of the site, each path once', async () => {
    const fronts = [await front(), await front()];
    const { expire, logged } = start(fronts.map(({ url }) => url));
    expire('/', '/lp/');
    expire('/lp/', '/a/');
    const all = ['/', '/a/', '/lp/'].map((path) => `PURGE site.example ${path}`);
    for (const { purged } of fronts) {
      await until(() => purged.length === 3);
      expect(purged.toSorted()).toEqual(all);
    }
    expect(logged).toEqual([]);
  });

  it('also when another front refuses, fails or is not there, which is logged once', async () => {
    const good = await front();
    const refusing = await front((_request, response) => response.writeHead(405).end());
    const broken = await front((request) => request.socket.destroy());
    const fronts = [refusing.url, broken.url, 'http://127.0.0.1:1', good.url];
    const { expire, logged } = start(fronts);
    expire(...Array.from({ length: 40 }, (_, index) => `/${index}/`));
    await until(() => good.purged.length === 40 && logged.length === 3);
    expect(logged.map(({ event, front: failed }) => [event, failed])).toEqual(
      expect.arrayContaining(fronts.slice(0, 3).map((url) => ['purge-failed', url])),
    );
    expire('/later/');
    await until(() => good.purged.length === 41);
  });

  it('within two seconds, when a front never answers', async () => {
    const silent = await front(() => {});
    const { expire, logged } = start([silent.url]);
    const began = performance.now();
    expire('/');
    expect(performance.now() - began).toBeLessThan(50);
    await until(() => logged.length === 1);
    expect(performance.now() - began).toBeLessThan(4_000);
    expect(silent.purged).toHaveLength(1);
  });

  it('no more than 2,000 paths of a change, and of every smaller change all', async () => {
    const numbers = fc.array(fc.array(fc.nat(3_000), { maxLength: 2_500 }), { maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(numbers, async (changes) => {
        const sent = new Set<string>();
        const send = async (_front: string, path: string) => {
          expect(sent).not.toContain(path);
          sent.add(path);
          return 204;
        };
        const purge = createPurge({ fronts: ['http://front'], log: () => {}, send });
        const paths = changes.map((change) => change.map((number) => `/${number}/`));
        for (const change of paths) purge(change);
        const expected = Math.min(2_000, new Set(paths.flat()).size);
        await until(() => sent.size === expected);
      }),
      { numRuns: 20 },
    );
  });
});
