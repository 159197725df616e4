import { expect, test } from 'vitest';
import { createDelivery } from '../core/delivery/create-delivery.ts';
import { createClock, createMemoryCookies, createTransport } from './index.ts';

test('the entry point exports exactly these names', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
    'createClock',
    'createMemoryCookies',
    'createTransport',
    'createViewability',
    'runVendorStub',
    'vendorStubs',
  ]);
});

test('clock and transport carry a real delivery through the faults of a network', async () => {
  const clock = createClock();
  const transport = createTransport();
  const waiting = new Map<string, string>();
  const delivery = createDelivery({
    entries: {
      list: () => [...waiting],
      set: (id, entry) => void waiting.set(id, entry),
      delete: (id) => void waiting.delete(id),
    },
    post: transport.post,
    exclusively: (work) => work(),
    schedule: clock.schedule,
    now: clock.now,
    random: () => 0.5,
    report() {},
    firstPause: 1_000,
  });
  transport.answer('lost', { status: 429, retryAfter: '60' });
  delivery.send('/user-events', { id: 'a' });
  await clock.advance(10_000);
  expect([transport.sent.length, waiting.size]).toEqual([2, 1]);
  await clock.advance(120_000);
  expect([transport.sent.length, waiting.size]).toEqual([3, 0]);
  expect(transport.sent.at(-1)).toEqual({ path: '/user-events', body: { id: 'a' } });
});

test('cookies in memory expire by their attributes', async () => {
  const clock = createClock();
  const cookies = createMemoryCookies('a=1; b=2', clock.now);
  cookies.write('c=3; Path=/; Max-Age=60');
  cookies.write('a=; Path=/; Max-Age=0');
  expect(cookies.read()).toBe('b=2; c=3');
  await clock.advance(60_000);
  expect(cookies.read()).toBe('b=2');
});
