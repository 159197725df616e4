import { sampleContent } from '@plaza/contract/testing';
import { describe, expect, test } from 'vitest';
import { good, setUp } from './client-setting.test.support.ts';
import type { createContentClient } from './create-content-client.ts';
import { hangUp, json, problem, respond } from './faulty-server.test.support.ts';
import { snapshotOf } from './snapshot.ts';
import { createTestClock } from './test-clock.test.support.ts';

const locale = 'es-ES';

describe('design §3 Retry-After', () => {
  test.each([
    ['1', [1000, 1000]],
    ['0', [200, 400]],
    ['2', [2000, 2000]],
  ])('%s s is waited for', async (seconds, pauses) => {
    const { client, server, clock } = await setUp();
    server.answer(respond(503, '', { 'retry-after': seconds }));
    await client.products({ locale }).catch(() => {});
    expect(clock.pauses).toEqual(pauses);
  });

  test('does not wait for 5 s, although the deadline would allow it', async () => {
    const { client, server, clock } = await setUp();
    server.answer(respond(503, '', { 'retry-after': '5' }));
    await client.products({ locale }).catch(() => {});
    expect(clock.pauses).toEqual([]);
    expect(server.requests).toHaveLength(1);
  });

  test('does not wait for a long pause, but sends no request meanwhile', async () => {
    const { client, server, clock } = await setUp();
    server.answer(respond(429, '', { 'retry-after': '20' }), json(good));
    await client.products({ locale }).catch(() => {});
    clock.advance(19_999);
    await client.products({ locale }).catch(() => {});
    expect(server.requests).toHaveLength(1);
    clock.advance(1);
    expect(await client.products({ locale })).toEqual(good);
  });

  test('limits an excessive pause to half a minute', async () => {
    const { client, server, clock } = await setUp();
    server.answer(respond(503, '', { 'retry-after': '999999999' }), json(good));
    await client.products({ locale }).catch(() => {});
    clock.advance(30_000);
    expect(await client.products({ locale })).toEqual(good);
  });
});

describe('design §3 a page that needs five resources from a dead service', () => {
  const readAll = (client: ReturnType<typeof createContentClient>) => [
    () => client.read('page', { path: '/', locale }),
    () => client.read('menus', { locale }),
    () => client.read('components', { locale }),
    () => client.read('products', { locale }),
    () => client.read('websiteCookies'),
  ];

  test('one after the other: waits for one round of attempts', async () => {
    const { client, server, clock } = await setUp({
      snapshot: snapshotOf(sampleContent().entities),
    });
    server.answer(hangUp);
    for (const read of readAll(client)) expect((await read()).freshness).toBe('snapshot');
    expect(server.requests).toHaveLength(3);
    expect(clock.pauses).toEqual([200, 400]);
  });

  test('all at once: no call starts a second round', async () => {
    const { client, server } = await setUp({ snapshot: snapshotOf(sampleContent().entities) });
    server.answer(hangUp);
    await Promise.all(readAll(client).map((read) => read()));
    expect(server.requests.length).toBeLessThanOrEqual(15);
    await Promise.all(readAll(client).map((read) => read()));
    expect(server.requests.length).toBeLessThanOrEqual(15);
  });

  test('after the pause a single call probes', async () => {
    const { client, server, clock } = await setUp({
      snapshot: snapshotOf(sampleContent().entities),
    });
    server.answer(hangUp);
    await client.menus({ locale });
    clock.advance(5000);
    await Promise.all(readAll(client).map((read) => read()));
    expect(server.requests).toHaveLength(4);
  });

  test.each([
    ['well', json([])],
    ['ill', problem(500)],
    ['missing what is asked for', problem(404)],
  ])('a probe that finds it %s lets all calls through again', async (_, found) => {
    const { client, server, clock } = await setUp();
    server.answer(hangUp);
    await client.menus({ locale }).catch(() => {});
    clock.advance(5000);
    server.answer(found);
    await client.menus({ locale }).catch(() => {});
    server.answer(json(good));
    expect(await client.products({ locale })).toEqual(good);
  });

  test('a pausing call stops when another opens the breaker', async () => {
    const clock = createTestClock();
    const sleep = async (ms: number) => {
      await clock.sleep(ms);
      await client.menus({ locale }).catch(() => {});
    };
    const { client, server } = await setUp({ clock: { ...clock, sleep } });
    server.answer(problem(500), respond(503, '', { 'retry-after': '20' }), json(good));
    await expect(client.products({ locale })).rejects.toMatchObject({ status: 500 });
    expect(server.requests).toHaveLength(2);
  });

  test('a message of the service ends the pause', async () => {
    const { client, server } = await setUp();
    server.answer(hangUp);
    await client.menus({ locale }).catch(() => {});
    server.answer(json(good));
    await expect(client.products({ locale })).rejects.toThrow('Could not fetch products');
    client.forgetRequests();
    expect(await client.products({ locale })).toEqual(good);
  });

  test('an error of one resource does not affect the others', async () => {
    const { client, server } = await setUp();
    server.answer(problem(500), problem(500), problem(500), json(good));
    await expect(client.menus({ locale })).rejects.toThrow('Could not fetch menus');
    expect(await client.products({ locale })).toEqual(good);
  });
});

test('design §3 a call has one deadline for all its attempts', async () => {
  const { client, server, clock } = await setUp({ limits: { attempts: 50, maxPauseMs: 100_000 } });
  const start = clock.now();
  server.answer(problem(500));
  await client.products({ locale }).catch(() => {});
  expect(clock.now() - start).toBeLessThan(8000);
  expect(clock.pauses).toEqual([200, 400, 800, 1600, 3200]);
  expect(clock.timeouts.at(-1)).toBe(8000 - 6200);
});

test('half of each pause is random', async () => {
  const { client, server, clock } = await setUp({ random: () => 0 });
  server.answer(hangUp);
  await client.products({ locale }).catch(() => {});
  expect(clock.pauses).toEqual([100, 200]);
});
