import type { Consent } from '@plaza/consent';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageVendor } from '../../model/vendors/page-vendor.ts';
import { watchVendors } from '../inspector/watch-vendors.ts';
import { startVendor } from './start-vendor.ts';
import type { VendorChunk } from './vendor-adapter.ts';

const calls: unknown[][] = [];

/** A vendor with everything that a chunk can have. */
const example: VendorChunk = {
  host: 'https://cdn.vendor.example',
  calls: {
    generate_lead: { call: ['track', 'lead'] },
    sign_up: { call: ['track', 'signup'] },
  },
  signals: {
    category: 'marketing',
    before: () => [['consent', false]],
    update: ({ marketing }) => [['consent', marketing]],
    off: [],
  },
  queue(scope) {
    scope.exq ??= Object.assign((...call: unknown[]) => void calls.push(call), { queue: calls });
    return (call) => (scope.exq as (...call: unknown[]) => void)(...call);
  },
  adapter: ({ id, call, loadScript, person }) => {
    loadScript('/core.js');
    call('load', id, { em: person?.email });
    return {
      event: ({ item_id: item, ...params }, eventId) => [
        { ...params, ...(item !== undefined && { product_id: item }), event_id: eventId },
      ],
    };
  },
};

const consent = (isOn: boolean): Consent => ({
  decision: { necessary: true, preferences: isOn, statistics: isOn, marketing: isOn },
  allowed: { preferences: isOn, statistics: isOn, marketing: isOn },
  needsPrompt: false,
});

const scripts: { src?: string; onload?: () => void }[] = [];
beforeEach(() => {
  scripts.length = 0;
  calls.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('exq', undefined);
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: (script: object) => scripts.push(script) },
  });
  vi.stubGlobal(
    'Document',
    class {
      adoptNode = (script: object) => scripts.splice(scripts.indexOf(script), 1);
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The vendor on a page of a visitor with consent. */
function visit(chunk: VendorChunk = example) {
  let now = consent(true);
  const listeners = new Set<() => void>();
  const used: PageVendor = { vendor: 'google', id: '2613', category: 'marketing' };
  const tracker = startVendor(used, {
    ...chunk,
    settings: { vendors: [used], locale: 'es-ES', phoneCode: '34' },
    consent: {
      get: () => now,
      subscribe(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    person: { email: 'Ana+1@Correo.example' },
    data: { get: () => ({}) as never },
    impressionId: 'i',
    locale: 'es-ES',
    send() {},
    newId: () => 'c',
    readCookie: () => undefined,
    report(cause) {
      throw cause;
    },
  });
  return {
    tracker,
    withdraw() {
      now = consent(false);
      for (const listener of [...listeners]) listener();
    },
  };
}

test('§4.1 a vendor gets consent, the visitor and events in its own format until the withdrawal', () => {
  const { tracker, withdraw } = visit();
  const params = { item_id: 42, value: 250, currency: 'EUR', secret: 'x' };
  tracker.track({ id: 'e1', name: 'generate_lead', params });
  // It has no call for the event.
  tracker.track({ id: 'e2', name: 'survey', params: {} });
  expect(scripts).toMatchObject([{ src: 'https://cdn.vendor.example/core.js' }]);
  withdraw();
  tracker.track({ id: 'e3', name: 'generate_lead', params });
  expect(calls).toEqual([
    ['consent', false],
    ['consent', true],
    ['load', '2613', { em: 'ana@correo.example' }],
    ['track', 'lead', { product_id: 42, value: 250, currency: 'EUR', event_id: 'e1' }],
    ['consent', false],
  ]);
  expect(scripts).toEqual([]);
});

test('design §2 the inspector shows the calls of a vendor', () => {
  const notes: string[] = [];
  const { tracker } = visit();
  watchVendors(({ what }) => notes.push(what), { example: { global: 'exq' } });
  tracker.track({ id: 'e1', name: 'sign_up', params: {} });
  expect(notes).toEqual([
    'example: consent',
    'example: consent',
    'example: load',
    'example: track',
  ]);
});

test('§9 an event may be a verb with parameters alone', () => {
  const { tracker } = visit({
    ...example,
    calls: { generate_lead: { call: ['track'] } },
    adapter: () => ({ event: (params, _id, name) => [{ ...params, conversion: name }] }),
  });
  tracker.track({ id: 'e1', name: 'generate_lead', params: { value: 250 } });
  expect(calls.at(-1)).toEqual(['track', { value: 250, conversion: 'generate_lead' }]);
});

test('§9 an event without arguments is not sent', () => {
  const { tracker } = visit({ ...example, adapter: () => ({ event: () => undefined }) });
  tracker.track({ id: 'e1', name: 'generate_lead', params: {} });
  expect(calls).toEqual([
    ['consent', false],
    ['consent', true],
  ]);
});
