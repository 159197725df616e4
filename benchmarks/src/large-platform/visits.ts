import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ContentPath } from '@plaza/contract';
import type { TestEnvironment } from '@plaza/e2e/environment/test-environment';
import type { Figure } from '../figure.ts';
import { median } from '../median.ts';

/** Public paths of articles of Spain that the build did not prerender. */
export async function articlePaths({ service }: TestEnvironment, page: number): Promise<string[]> {
  const index = `${service}/website/75/api/content/paths?locale=es-ES&size=200&page=${page}`;
  const rows: ContentPath[] = await (await fetch(index)).json();
  return rows.filter(({ pageType }) => pageType === 'Post').map(({ path }) => `/es${path}`);
}

/** Milliseconds until the whole response is there. */
export async function timed(address: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(address);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
  return performance.now() - started;
}

async function timeAll(addresses: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const address of addresses) times.push(await timed(address));
  return times;
}

/** The times of a server that answers the same bytes from memory: the client's own cost. */
async function timeFloor(page: string): Promise<number[]> {
  const body = await (await fetch(page)).text();
  const server = createServer((_, response) => response.end(body)).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const times = await timeAll(Array.from({ length: 200 }, () => address));
  server.close();
  server.closeAllConnections();
  return times;
}

const p95 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;

/** First visits of pages that nobody has seen, visits from the cache, and pages of long lists. */
export async function measureVisits(environment: TestEnvironment): Promise<Figure[]> {
  const { site, service } = environment;
  const pages = (await articlePaths(environment, 1)).slice(0, 60).map((path) => site + path);
  const first = await timeAll(pages);
  const cached = await timeAll([...pages, ...pages, ...pages]);
  const floor = median(await timeFloor(pages[0] ?? site));
  const list = `${service}/website/75/api/content/post-summaries?locale=es-ES&size=20&page=`;
  const total = Number((await fetch(`${list}1`)).headers.get('total-count'));
  const last = Math.ceil(total / 20);
  const deep = [0.25, 0.5, 0.75, 1].map((part) => Math.max(2, Math.floor(last * part)));
  const early = await timeAll([2, 3, 4, 5].map((page) => `${list}${page}`));
  const late = await timeAll(deep.map((page) => `${list}${page - 1}`));
  const listPage = await timed(`${site}/es/articulos/${Math.floor(last / 2)}/`);
  const rival = { name: 'the same bytes from memory', value: floor };
  return [
    { name: 'first visit, median', ours: median(first), unit: 'ms', budget: '≤ 300 ms' },
    { name: 'first visit, 95th percentile', ours: p95(first), unit: 'ms' },
    { name: 'from the cache, median', ours: median(cached), unit: 'ms', rival, budget: '≤ 5 ms' },
    {
      ...{ name: `pages of ${total} entries up to ?page=${last}`, unit: 'ms' },
      ...{ ours: Math.max(...late), rival: { name: '?page=2 to 5', value: Math.max(...early) } },
    },
    { name: 'first visit of a page of a list in the middle', ours: listPage, unit: 'ms' },
  ];
}
