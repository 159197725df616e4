import { sampleContent } from '@plaza/contract/testing';
import { describe, expect, test } from 'vitest';
import { good, setUp } from './client-setting.test.support.ts';
import { json, problem, respond, silence } from './faulty-server.test.support.ts';
import { snapshotOf } from './snapshot.ts';

const locale = 'es-ES';
const newer = [{ ...good[0], name: 'Newer' }];

/** A client whose service no longer answers, and waits for nothing. */
async function setUpHanging(options: Parameters<typeof setUp>[0] = {}) {
  const setting = await setUp(options);
  await setting.client.products({ locale });
  setting.server.answer(silence);
  setting.clock.beLate();
  return setting;
}

describe('design §3 a service that accepts a request and does not answer', () => {
  test('is not waited for where there is a last good copy', async () => {
    const { client, server, events, clock } = await setUpHanging();
    const read = await client.read('products', { locale });
    expect(read).toMatchObject({ value: good, freshness: 'stale' });
    expect(String(events[0]?.reason)).toMatch(/has not answered for 1000 ms/);
    // The request goes on, and no other is sent until it ends.
    expect(clock.pauses).toEqual([]);
    for (let calls = 0; calls < 20; calls += 1) await client.products({ locale });
    await expect.poll(() => server.requests.length).toBe(2);
    expect(events).toHaveLength(21);
  });

  test('is not waited for where the snapshot has the content', async () => {
    const snapshot = snapshotOf(sampleContent().entities);
    const { client, clock } = await setUpHanging({ snapshot });
    expect((await client.read('menus', { locale })).freshness).toBe('snapshot');
    expect((await client.read('page', { path: '/', locale })).freshness).toBe('snapshot');
    // Waited for longer than a last good copy, since it may be older; the second not at all.
    expect(clock.waits.slice(-2)).toEqual([1000, 1500]);
  });

  test('is heard when it answers after all', async () => {
    const { client, server } = await setUpHanging();
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    server.answer((...exchange) => void answered.then(() => json(newer)(...exchange)), silence);
    expect(await client.products({ locale })).toEqual(good);
    answer();
    await expect.poll(() => client.products({ locale })).toEqual(newer);
  });

  test.each([
    ['nobody has a copy', {}],
    ['the snapshot has an empty list', { snapshot: snapshotOf([]) }],
  ])('is waited for where %s', async (_, options) => {
    const { client, server } = await setUpHanging(options);
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    server.answer((...exchange) => void answered.then(() => json([])(...exchange)));
    const read = client.read('menus', { locale });
    await expect.poll(() => server.requests.length).toBe(2);
    answer();
    expect((await read).freshness).toBe('fresh');
  });

  test('does not give the index of paths an older version', async () => {
    const snapshot = snapshotOf(sampleContent().entities);
    const { client, server, clock } = await setUpHanging({ snapshot });
    server.answer(problem(500));
    expect((await client.readList('paths', { page: 1 })).freshness).toBe('snapshot');
    expect(clock.pauses).toEqual([200, 400]);
  });

  test('is asked again after a message that content has changed', async () => {
    const { client, server } = await setUpHanging();
    await client.products({ locale });
    client.forgetRequests();
    server.answer(respond(503, '', { 'retry-after': '5' }));
    await client.products({ locale });
    await expect.poll(() => server.requests.length).toBe(3);
  });
});
