import type { Consent } from '@plaza/consent';
import { productTypes } from '@plaza/routing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchVendors } from './browser/inspector/watch-vendors.ts';
import { startVendor } from './browser/vendors/start-vendor.ts';
import type { VendorChunk } from './browser/vendors/vendor-adapter.ts';
import { pageVendorsBy } from './core/vendors/page-vendors.ts';
import type { VendorIds, VendorSite } from './model/vendors/vendors.ts';
import { pinterest } from './testing/sixth-vendor/pinterest.ts';
import { sixVendors } from './testing/sixth-vendor/rows.ts';
import { runVendorStub } from './testing/vendor-stub.ts';

const site = { productType: productTypes.Finance };
const ids = { accountIds: { pinterest: '2613' } };
const [page] = pageVendorsBy(sixVendors)(site, ids, 'es-ES');

const consent = (isOn: boolean): Consent => ({
  decision: { necessary: true, preferences: isOn, statistics: isOn, marketing: isOn },
  allowed: { preferences: isOn, statistics: isOn, marketing: isOn },
  needsPrompt: false,
});

const scripts: { src?: string; onload?: () => void }[] = [];
beforeEach(() => {
  scripts.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('pintrk', undefined);
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
function visit(chunk: VendorChunk = pinterest, id = '2613') {
  let now = consent(true);
  const listeners = new Set<() => void>();
  if (!page) throw new Error('No page uses the vendor');
  const used = { ...page, id };
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

test('§9 uses a vendor of one row and one file by its rules', () => {
  expect(page).toEqual({ vendor: 'pinterest', id: '2613', category: 'marketing' });
  const of = (productType: VendorSite['productType'], given: VendorIds) =>
    pageVendorsBy(sixVendors)({ productType }, given, 'es-ES');
  expect(of(productTypes.IGaming, ids)).toEqual([]);
  expect(of(productTypes.Finance, {})).toEqual([]);
});

test('§4.1 sends it consent, the visitor and events in its own format until the withdrawal', () => {
  const { tracker, withdraw } = visit();
  const params = { item_id: 42, value: 250, currency: 'EUR', secret: 'x' };
  tracker.track({ id: 'e1', name: 'generate_lead', params });
  // Its file has no call for the event.
  tracker.track({ id: 'e2', name: 'survey', params: {} });
  expect(scripts).toMatchObject([{ src: 'https://s.pinimg.com/ct/core.js' }]);
  const heard: unknown[] = [];
  const stored: string[] = [];
  const requests: string[] = [];
  runVendorStub(sixVendors.pinterest, {
    scope: globalThis as never,
    id: '2613',
    hear: (call) => heard.push(call),
    setCookie: (text) => stored.push(text.split('=', 1)[0] ?? ''),
    request: (url) => requests.push(url),
    later: setTimeout,
  });
  withdraw();
  tracker.track({ id: 'e3', name: 'generate_lead', params });
  expect(heard).toEqual([
    ['setconsent', false],
    ['setconsent', true],
    ['load', '2613', { em: 'ana@correo.example' }],
    ['page'],
    ['track', 'lead', { product_id: 42, value: 250, currency: 'EUR', event_id: 'e1' }],
    ['setconsent', false],
  ]);
  expect(scripts).toEqual([]);
  expect(new Set(stored)).toEqual(new Set(sixVendors.pinterest.stored));
  expect(new Set(requests)).toEqual(new Set(['https://ct.pinterest.com/stub']));
});

test('design §2 the inspector shows its calls', () => {
  const notes: string[] = [];
  const { tracker } = visit();
  watchVendors(({ what }) => notes.push(what), sixVendors);
  tracker.track({ id: 'e1', name: 'sign_up', params: {} });
  expect(notes).toEqual([
    'pinterest: setconsent',
    'pinterest: setconsent',
    'pinterest: load',
    'pinterest: page',
    'pinterest: track',
  ]);
});

test('§9 an event may be a verb with parameters alone, as LinkedIn takes conversions', () => {
  const { own } = pinterest;
  const conversions: VendorChunk = {
    // An id such as `2613,generate_lead=7`: an account and its conversions.
    adapter: ({ id }) => ({
      event: (params, _id, name) => [
        { ...params, conversion_id: new RegExp(`,${name}=(\\d+)`).exec(id)?.[1] },
      ],
    }),
    ...(own && { own: { ...own, events: { generate_lead: { call: ['track'] } } } }),
  };
  vi.stubGlobal('pintrk', Object.assign(vi.fn(), { queue: [] }));
  const calls = vi.mocked(Reflect.get(globalThis, 'pintrk') as () => void).mock.calls;
  const { tracker } = visit(conversions, '2613,generate_lead=7');
  tracker.track({ id: 'e1', name: 'generate_lead', params: { value: 250 } });
  expect(calls.at(-1)).toEqual(['track', { value: 250, conversion_id: '7' }]);
});
