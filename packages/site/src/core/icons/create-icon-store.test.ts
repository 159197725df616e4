import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { icons as limits } from '../../model/icons.ts';
import type { LogEntry } from '../log.ts';
import { createIconStore } from './create-icon-store.ts';
import { fetchIconSet } from './fetch-icon-set.ts';

const ACORN = { width: 256, height: 256, paths: ['M1 1Z'] };
const setOf = (prefix: string, names: readonly string[]) => ({
  prefix,
  icons: Object.fromEntries(names.map((name) => [name, { body: '<path d="M1 1Z"/>' }])),
  width: 256,
  height: 256,
});

/** A local icon service that records its requests. */
async function openService(answer: (url: URL) => object | string | 'silence') {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    const body = answer(new URL(request.url ?? '', 'http://icons.invalid'));
    if (body !== 'silence') response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { requests, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** A store with a local set `ph` of one icon, and a service. */
function openStore(base: string) {
  const log: LogEntry[] = [];
  const clock = { time: 0 };
  const store = createIconStore({
    readLocal: (prefix, names) =>
      prefix === 'ph'
        ? setOf(
            'ph',
            names.filter((name) => name === 'acorn'),
          )
        : undefined,
    fetchSet: (...requests) => fetchIconSet(fetch, base, requests),
    log: (entry) => log.push(entry),
    now: () => clock.time,
  });
  return { store, log, clock };
}

const setFor = (url: URL) =>
  setOf(
    url.pathname.slice(1).replace('.json', ''),
    url.searchParams.get('icons')?.split(',') ?? [],
  );

describe('§7.4 icons in content', () => {
  it('are read from the local set without a request', async () => {
    const service = await openService(setFor);
    const { store, log } = openStore(service.url);
    expect(store.drawing('ph:acorn')).toEqual(ACORN);
    await store.settled();
    expect([service.requests, log]).toEqual([[], []]);
  });

  it('are fetched in the background, one request per set', async () => {
    const service = await openService(setFor);
    const { store, log } = openStore(service.url);
    for (const name of ['mdi:home', 'mdi:bank', 'mdi:home', 'ph:alarm'])
      expect(store.drawing(name)).toBeUndefined();
    await store.settled();
    expect(service.requests.toSorted()).toEqual([
      '/mdi.json?icons=home,bank',
      '/ph.json?icons=alarm',
    ]);
    for (const name of ['mdi:home', 'mdi:bank', 'ph:alarm'])
      expect(store.drawing(name)).toEqual(ACORN);
    await store.settled();
    expect([service.requests.length, log]).toEqual([2, []]);
  });

  it('§8 that are missing are logged, and not requested again for a while', async () => {
    const service = await openService(() => setOf('mdi', []));
    const { store, log, clock } = openStore(service.url);
    for (const pause of [0, limits.missingMs - 1, limits.missingMs]) {
      clock.time = pause;
      expect(store.drawing('mdi:unicorn')).toBeUndefined();
      await store.settled();
    }
    expect(service.requests).toHaveLength(2);
    expect(log).toEqual(
      Array(2).fill({ level: 'warn', event: 'missing-icon', icon: 'mdi:unicorn' }),
    );
  });

  it.each<[string, object | string, RegExp]>([
    ['no JSON', '<html>', /JSON/],
    ['too much', 'x'.repeat(limits.answerBytes + 1), /response with icons exceeds/],
  ])('are missing with a reason if the service responds with %s', async (_, answer, reason) => {
    const { store, log } = openStore((await openService(() => answer)).url);
    expect(store.drawing('mdi:home')).toBeUndefined();
    await store.settled();
    expect(log).toMatchObject([{ event: 'missing-icon', icon: 'mdi:home' }]);
    expect(String(log[0]?.error)).toMatch(reason);
  });

  it('§9 time out after 1,500 ms without delaying a page', async () => {
    const { store, log } = openStore((await openService(() => 'silence')).url);
    const start = performance.now();
    expect(store.drawing('mdi:home')).toBeUndefined();
    expect(performance.now() - start).toBeLessThan(500);
    await store.settled();
    expect(performance.now() - start).toBeGreaterThan(1_400);
    expect(String(log[0]?.error)).toMatch(/timeout/i);
  });

  it('are requested twenty at a time, and cached up to a limit', async () => {
    const service = await openService(setFor);
    const { store } = openStore(service.url);
    const names = Array.from({ length: limits.kept + 1 }, (_, index) => `mdi:a${index}`);
    for (const name of names) store.drawing(name);
    await store.settled();
    expect(service.requests).toHaveLength(Math.ceil(names.length / limits.perRequest));
    expect(store.drawing('mdi:a1')).toEqual(ACORN);
    expect(store.drawing('mdi:a0')).toBeUndefined();
    await store.settled();
  });
});
