import type { RequestListener } from 'node:http';
import type { Product } from '@plaza/contract';
import { sampleContent, sampleProduct } from '@plaza/contract/testing';
import { describe, expect, test } from 'vitest';
import { good, setUp } from './client-setting.test.support.ts';
import {
  cutOff,
  flood,
  hangUp,
  json,
  problem,
  respond,
  silence,
  stall,
  withEtag,
} from './faulty-server.test.support.ts';
import { snapshotOf } from './snapshot.ts';
import { createTestClock, type TestClock } from './test-clock.test.support.ts';

const locale = 'es-ES';

/** Ends each attempt once the server is done. */
const thenTimeUp =
  (clock: TestClock, listener: RequestListener): RequestListener =>
  (request, response) => {
    listener(request, response);
    clock.expire();
  };

const wrong = { ...sampleProduct(), applyUrl: 'javascript:alert(1)' };
const html = respond(200, '<!doctype html><title>Hello</title>', { 'content-type': 'text/html' });
const asJson = { 'content-type': 'application/json' };

const failures: [string, (clock: TestClock) => RequestListener, number][] = [
  ['hangs up', () => hangUp, 3],
  ['sends no headers in time', (clock) => thenTimeUp(clock, silence), 3],
  ['is cut off mid-body', () => cutOff(good), 3],
  ['is cut off mid-body against its length', () => cutOff(good, { 'content-length': '9999' }), 3],
  ['answers HTML with 200', () => html, 3],
  ['answers HTML and calls it JSON', () => respond(200, '<html>', asJson), 3],
  ['answers nothing with 200', () => respond(200, '', asJson), 3],
  ['answers null', () => json(null), 3],
  ['answers another shape', () => json([wrong]), 1],
  ['answers an object for a list', () => json({}), 1],
  ['answers 204', () => respond(204), 1],
  ['answers 304 unasked', () => respond(304), 1],
  ['redirects', () => respond(302, '', { location: 'https://elsewhere.example/' }), 1],
  ['answers 400', () => problem(400), 1],
  ['answers 404 for a list', () => problem(404), 1],
  ['answers 408', () => problem(408), 3],
  ['answers 429', () => problem(429), 3],
  ['answers 500', () => problem(500), 3],
  ['answers 503', () => problem(503), 3],
  ['floods', () => flood, 1],
  ['announces too long a body', () => json(good, { 'content-length': '1000001' }), 1],
  [
    'answers bytes that are no text',
    () => (_, response) => void response.writeHead(200, asJson).end(Buffer.from([34, 255, 34])),
    3,
  ],
  ['answers JSON nested very deep', () => respond(200, '['.repeat(100_000), asJson), 3],
];

describe.each(failures)('design §3 a service that %s', (_, failing, attempts) => {
  test(`is asked ${attempts} times; then serves the last good copy, stale and logged`, async () => {
    const { client, server, clock, events, logged } = await setUp();
    const first = await client.read('products', { locale });
    server.answer(failing(clock));
    const second = await client.read('products', { locale });
    expect(first).toMatchObject({ value: good, freshness: 'fresh' });
    expect(second).toEqual({ ...first, freshness: 'stale' });
    expect(server.requests).toHaveLength(1 + attempts);
    expect(events).toMatchObject([
      { resource: 'products', freshness: 'stale', fetchedAt: first.fetchedAt },
    ]);
    expect(logged).toEqual(['Serving stale content from the last good copy']);
  });

  test('without a copy falls back to the snapshot, then to the error of §8', async () => {
    const snapshot = snapshotOf(sampleContent().entities);
    const { client, server, clock } = await setUp({ snapshot });
    server.answer(failing(clock));
    expect(await client.read('products', { locale })).toMatchObject({
      freshness: 'snapshot',
      fetchedAt: undefined,
      value: { length: 3 },
    });
    const bare = await setUp();
    bare.server.answer(failing(bare.clock));
    await expect(bare.client.products({ locale })).rejects.toThrow('Could not fetch products');
  });

  test('is used again as soon as it recovers', async () => {
    const { client, server, clock } = await setUp();
    server.answer(failing(clock));
    await client.products({ locale }).catch(() => {});
    clock.advance(60_000);
    server.answer(json(good));
    expect(await client.read('products', { locale })).toMatchObject({
      value: good,
      freshness: 'fresh',
    });
  });
});

test('design §3 the timeout covers the body, not only the headers', async () => {
  const clock = createTestClock();
  const fetchThenExpire: typeof fetch = async (...args) => {
    const response = await fetch(...args);
    clock.expire();
    return response;
  };
  const { client, server } = await setUp({ clock, fetch: fetchThenExpire });
  server.answer(stall(good));
  await expect(client.products({ locale })).rejects.toMatchObject({
    message: 'Could not fetch products',
    cause: { reason: { message: expect.stringMatching(/took too long/), unreachable: true } },
  });
});

test('design §3 a fetch that ignores its signal does not block', async () => {
  const clock = createTestClock();
  const never: typeof fetch = () => {
    queueMicrotask(clock.expire);
    return new Promise(() => {});
  };
  const { client } = await setUp({ clock, fetch: never });
  await expect(client.products({ locale })).rejects.toThrow('Could not fetch products');
  expect(clock.timeouts[0]).toBe(3000);
});

test('design §3 a service that is down, with a closed port', async () => {
  const { client, server, logged } = await setUp();
  await client.products({ locale });
  await server.stop();
  expect(await client.read('products', { locale })).toMatchObject({
    value: good,
    freshness: 'stale',
  });
  expect(logged).toHaveLength(1);
});

test('design §3 a flapping service is retried with growing pauses', async () => {
  const { client, server, clock, logged } = await setUp();
  server.answer(hangUp, problem(500), json(good));
  expect(await client.read('products', { locale })).toMatchObject({
    value: good,
    freshness: 'fresh',
  });
  expect(clock.pauses).toEqual([200, 400]);
  expect(logged).toEqual([]);
});

test('design §3 an answer that does not parse is never stored', async () => {
  const { client, server } = await setUp();
  server.answer(json([wrong]));
  await expect(client.products({ locale })).rejects.toThrow('Could not fetch products');
  await expect(client.products({ locale })).rejects.toThrow('Could not fetch products');
});

describe('design §3 a list that becomes empty', () => {
  test('keeps its copy until it was empty for half a minute', async () => {
    const { client, server, clock } = await setUp();
    await client.products({ locale });
    server.answer(json([]));
    const readings: [number, string, number][] = [];
    for (const wait of [0, 10_000, 19_999, 1]) {
      clock.advance(wait);
      const { value, freshness } = await client.read('products', { locale });
      readings.push([wait, freshness, value.length]);
    }
    expect(readings).toEqual([
      [0, 'stale', 1],
      [10_000, 'stale', 1],
      [19_999, 'stale', 1],
      [1, 'fresh', 0],
    ]);
    server.answer(hangUp);
    expect(await client.read('products', { locale })).toMatchObject({
      value: [],
      freshness: 'stale',
    });
  });

  test('is believed at once if the service says that an import emptied it', async () => {
    const { client, server } = await setUp();
    await client.products({ locale });
    server.answer(json([], { 'list-emptied': 'true' }));
    expect(await client.read('products', { locale })).toMatchObject({
      value: [],
      freshness: 'fresh',
    });
  });

  test('restarts the wait if it was full in between', async () => {
    const { client, server, clock } = await setUp();
    for (const list of [good, [], good, []]) {
      server.answer(json(list));
      await client.products({ locale });
      clock.advance(29_000);
    }
    expect(await client.read('products', { locale })).toMatchObject({
      value: good,
      freshness: 'stale',
    });
  });

  test('restarts the wait if it was unchanged in between', async () => {
    const { client, server, clock } = await setUp();
    for (const listener of [withEtag(good, '"a"'), json([]), withEtag(good, '"a"'), json([])]) {
      server.answer(listener);
      await client.products({ locale });
      clock.advance(29_000);
    }
    expect(await client.read('products', { locale })).toMatchObject({ freshness: 'stale' });
  });

  test('is trusted if it was never full', async () => {
    const { client, server } = await setUp();
    server.answer(json([]));
    expect(await client.read('products', { locale })).toMatchObject({
      value: [],
      freshness: 'fresh',
    });
  });
});

describe('design §3 an expected entry that is missing', () => {
  const product = sampleProduct({ name: 'Bueno' });
  const expected = { isExpected: (name: string) => name === 'product' };
  const ask = { locale, id: 1 };

  test('is served from its last good copy, stale and logged, as long as the 404 lasts', async () => {
    const { client, server, clock, events } = await setUp(expected);
    server.answer(json(product));
    const first = await client.read('product', ask);
    server.answer(problem(404));
    for (const wait of [0, 60_000, 3_600_000]) {
      clock.advance(wait);
      expect(await client.read('product', ask)).toEqual({ ...first, freshness: 'stale' });
    }
    expect(events).toHaveLength(3);
    expect(String(events[0]?.reason)).toMatch(/lacks an entry that is expected/);
  });

  test('is served from the snapshot without a copy, and is missing without either', async () => {
    const snapshot = snapshotOf(sampleContent().entities);
    const { client, server } = await setUp({ ...expected, snapshot });
    server.answer(problem(404));
    expect(await client.read('product', ask)).toMatchObject({
      value: { id: 1 },
      freshness: 'snapshot',
    });
    const bare = await setUp(expected);
    bare.server.answer(problem(404));
    expect(await bare.client.read('product', ask)).toMatchObject({
      value: undefined,
      freshness: 'fresh',
    });
  });

  test('is missing once the service answers that it was removed, also by a later 404', async () => {
    const snapshot = snapshotOf(sampleContent().entities);
    const { client, server } = await setUp({ ...expected, snapshot });
    server.answer(json(product));
    await client.product(ask);
    server.answer(problem(410));
    const gone = { value: undefined, freshness: 'fresh' };
    expect(await client.read('product', ask)).toMatchObject(gone);
    server.answer(problem(404));
    expect(await client.read('product', ask)).toMatchObject(gone);
  });

  test('is missing at once if it is not expected', async () => {
    const { client, server } = await setUp({ isExpected: () => false });
    server.answer(json(product));
    await client.product(ask);
    server.answer(problem(404));
    expect(await client.product(ask)).toBeUndefined();
  });
});

test.each(['unknown-website', 'unknown-address'])(
  'design §3 a 404 of the type %s is an error and keeps the last good copy',
  async (type) => {
    const { client, server } = await setUp();
    server.answer(json(good[0]));
    await client.product({ locale, id: 1 });
    server.answer(problem(404, `urn:plaza:problem:${type}`));
    expect(await client.read('product', { locale, id: 1 })).toMatchObject({
      value: good[0],
      freshness: 'stale',
    });
    await expect(client.product({ locale, id: 2 })).rejects.toThrow('Could not fetch product');
  },
);

test('throwing hooks and snapshots do not affect calls', async () => {
  const { client, server, logged } = await setUp({
    onStale: () => {
      throw new Error('hook');
    },
    snapshot: { answer: () => Promise.reject(new Error('snapshot')) },
  });
  await client.products({ locale });
  server.answer(hangUp);
  expect(await client.products({ locale })).toEqual(good);
  await expect(client.menus({ locale })).rejects.toThrow('Could not fetch menus');
  expect(logged).toEqual([
    'Serving stale content from the last good copy',
    'onStale failed',
    'The content snapshot cannot be read',
  ]);
});

test('a caller that mutates its result does not affect others', async () => {
  const { client, server } = await setUp();
  const mine = (await client.products({ locale })) as Product[];
  mine.length = 0;
  server.answer(hangUp);
  expect(await client.products({ locale })).toEqual(good);
});
