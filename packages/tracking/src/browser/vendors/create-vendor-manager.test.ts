import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Consent } from '@plaza/consent';
import { expect, test } from 'vitest';
import type { PageVendor } from '../../model/vendors/page-vendor.ts';
import type { VendorRow } from '../../model/vendors/vendor-row.ts';
import { vendors } from '../../vendors/rows.ts';
import { createVendorManager } from './create-vendor-manager.ts';
import type { LoadedImpression } from './vendor-gate.ts';
import type { VendorManager } from './vendor-manager.ts';

// Node hands this out with a flag alone, which may be set late.
setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

type Category = PageVendor['category'];

const page: readonly PageVendor[] = [
  { vendor: 'google', id: 'G-1', category: 'marketing' },
  { vendor: 'clarity', id: 'c1', category: 'statistics' },
];
const choices = (on: readonly Category[]) => ({
  preferences: on.includes('preferences'),
  statistics: on.includes('statistics'),
  marketing: on.includes('marketing'),
});
const asked: Consent = {
  decision: { necessary: true, ...choices([]) },
  allowed: choices([]),
  needsPrompt: true,
};
const decided = (on: readonly Category[]): Consent => ({
  decision: { necessary: true, ...choices(on), givenAt: new Date(0) },
  allowed: choices(on),
  needsPrompt: false,
});

/** A page whose vendor chunk loads or fails on request. */
function visit() {
  const received: string[] = [];
  const loads: ((comes: boolean) => Promise<void>)[] = [];
  const listeners = new Set<() => void>();
  let stand = asked;
  const first = Promise.withResolvers<LoadedImpression | undefined>();
  const impression = Promise.withResolvers<LoadedImpression | undefined>();
  const hub: VendorManager = {
    track: ({ id }) => void received.push(id),
    identify: ({ email }) => void received.push(`${email}`),
  };
  const { track, identify } = createVendorManager(
    { vendors: page, locale: 'es-ES', phoneCode: '34' },
    {
      consent: {
        get: () => stand,
        subscribe(listener) {
          listeners.add(listener);
          return () => void listeners.delete(listener);
        },
      },
      ...{ first: first.promise, impression: impression.promise },
      data: { get: () => ({}) },
      send() {},
      newId: () => 'id',
      readCookie: () => undefined,
      load: () =>
        new Promise((settle) => {
          loads.push(async (comes) => {
            settle(comes ? ({ createVendorGates: () => hub } as never) : undefined);
            await new Promise(setImmediate);
          });
        }),
      report(cause) {
        throw cause;
      },
    },
  );
  return {
    ...{ received, loads, identify },
    track: (id: string) => track({ id, name: 'sign_up', params: {} }),
    decide(...on: Category[]) {
      stand = decided(on);
      for (const listener of [...listeners]) listener();
    },
    async count(isCounted = true, isWithheld = false) {
      const made = isCounted ? { id: 'i', channelId: 1 } : undefined;
      first.resolve(made);
      if (!isWithheld) impression.resolve(made);
      await new Promise(setImmediate);
    },
  };
}

test('§4.1 loads the vendor chunk once, when the impression has loaded and any vendor has consent', async () => {
  const { decide, count, loads } = visit();
  decide('preferences');
  await count();
  expect(loads).toHaveLength(0);
  decide('statistics');
  decide('statistics', 'marketing');
  expect(loads).toHaveLength(1);
  await loads[0]?.(true);
  decide('marketing');
  expect(loads).toHaveLength(1);
});

test('§4.1 an answered withheld impression counts as loaded', async () => {
  const { decide, count, loads } = visit();
  decide('statistics');
  expect(loads).toHaveLength(0);
  await count(true, true);
  expect(loads).toHaveLength(1);
});

test('§4.1 does not load the vendor chunk if no impression was counted', async () => {
  const { decide, count, loads, track } = visit();
  decide('marketing');
  await count(false);
  track('a');
  expect(loads).toHaveLength(0);
});

test('queues earlier events in order and sends them once', async () => {
  const { decide, count, loads, track, identify, received } = visit();
  track('a');
  identify({ email: 'ana' });
  await count();
  decide('marketing');
  track('b');
  expect(received).toEqual([]);
  await loads[0]?.(true);
  track('c');
  expect(received).toEqual(['a', 'ana', 'b', 'c']);
});

test('releases sent events', async () => {
  const { decide, count, loads, identify, received } = visit();
  const sayWho = () => {
    const person = { email: 'ana' };
    identify(person);
    return new WeakRef(person);
  };
  const who = sayWho();
  await count();
  decide('marketing');
  await loads[0]?.(true);
  collectGarbage();
  expect(who.deref()).toBeUndefined();
  identify({ email: 'eva' });
  expect(received).toEqual(['ana', 'eva']);
});

test('a denial drops the queue, even if another vendor starts and consent follows', async () => {
  const { decide, count, loads, track, received } = visit();
  await count();
  track('a');
  decide('statistics');
  track('b');
  decide('statistics', 'marketing');
  track('c');
  await loads[0]?.(true);
  expect(received).toEqual(['c']);
});

test('§4.4 loads a failed chunk again with the next event and loses none', async () => {
  const { decide, count, loads, track, received } = visit();
  await count();
  decide('marketing');
  track('a');
  await loads[0]?.(false);
  track('b');
  expect(loads).toHaveLength(2);
  await loads[1]?.(true);
  expect(received).toEqual(['a', 'b']);
});

test('§9 vendors with events require marketing consent', () => {
  for (const { calls, category } of Object.values<VendorRow>(vendors))
    if (Object.keys(calls).length > 0) expect(category).toBe('marketing');
});
