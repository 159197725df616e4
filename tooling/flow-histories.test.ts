import type { Consent } from '@plaza/consent';
import { FLOWS } from '@plaza/flows';
import { productTypes } from '@plaza/routing';
import type { Vendor } from '@plaza/tracking';
import { pageVendors } from '@plaza/tracking';
import { createVendorManager } from '@plaza/tracking/browser';
import {
  type AskFlow,
  type FlowMomentEvents,
  type FlowTracking,
  notifyVendors,
} from '@plaza/tracking/browser/flows/notify-vendors';
import type { VendorChunk } from '@plaza/tracking/browser/vendors/vendor-adapter';
import { createVendorGates } from '@plaza/tracking/browser/vendors/vendor-gates';
import { vendorChunks } from '@plaza/tracking/vendors/chunks';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

type Category = 'statistics' | 'marketing';

/** The states of consent that a page can be in (§4.1). */
const choices = (on: readonly Category[]) => ({
  preferences: false,
  statistics: on.includes('statistics'),
  marketing: on.includes('marketing'),
});
const asked: Consent = {
  decision: { necessary: true, ...choices([]) },
  allowed: choices([]),
  needsPrompt: true,
};
const decided = (...on: Category[]): Consent => ({
  decision: { necessary: true, ...choices(on), givenAt: new Date(0) },
  allowed: choices(on),
  needsPrompt: false,
});
/** Of an external consent service that has not answered yet, and that answers nothing. */
const pending: Consent = { ...asked, needsPrompt: false, isPending: true };
const notAsked: Consent = {
  ...asked,
  needsPrompt: false,
  allowed: choices(['statistics', 'marketing']),
};
const all = decided('statistics', 'marketing');

/** How far the application is: not begun, in the middle, or submitted, which its last page shows. */
type Progress = 'nowhere' | 'middle' | 'end';
type Page = readonly { readonly consent: Consent; readonly at: Progress }[];

/** The pages of a visit one after another, and what changes on each while it is open. */
const histories: Readonly<Record<string, readonly Page[]>> = {
  'no choice': [[{ consent: asked, at: 'end' }]],
  given: [
    [
      { consent: asked, at: 'nowhere' },
      { consent: all, at: 'end' },
    ],
  ],
  'given at an earlier visit': [[{ consent: all, at: 'end' }]],
  'given in the middle': [
    [
      { consent: asked, at: 'middle' },
      { consent: all, at: 'middle' },
    ],
    [{ consent: all, at: 'end' }],
  ],
  denied: [
    [
      { consent: asked, at: 'middle' },
      { consent: decided(), at: 'end' },
    ],
  ],
  'statistics alone': [[{ consent: decided('statistics'), at: 'end' }]],
  'marketing alone': [[{ consent: decided('marketing'), at: 'end' }]],
  'withdrawn in the middle': [
    [
      { consent: all, at: 'middle' },
      { consent: decided(), at: 'end' },
    ],
    [{ consent: decided(), at: 'end' }],
  ],
  'withdrawn in the middle, then given again': [
    [
      { consent: all, at: 'middle' },
      { consent: decided(), at: 'middle' },
    ],
    [
      { consent: decided(), at: 'middle' },
      { consent: all, at: 'end' },
    ],
  ],
  'statistics withdrawn in the middle, marketing kept': [
    [
      { consent: all, at: 'middle' },
      { consent: decided('marketing'), at: 'middle' },
    ],
    [{ consent: decided('marketing'), at: 'end' }],
  ],
  'marketing withdrawn in the middle, statistics kept': [
    [
      { consent: all, at: 'middle' },
      { consent: decided('statistics'), at: 'end' },
    ],
    [{ consent: decided('statistics'), at: 'end' }],
  ],
  'an external service allows': [
    [
      { consent: pending, at: 'middle' },
      { consent: all, at: 'end' },
    ],
  ],
  'an external service denies': [
    [
      { consent: pending, at: 'middle' },
      { consent: decided(), at: 'end' },
    ],
  ],
  'an external service says nothing': [
    [
      { consent: pending, at: 'middle' },
      { consent: notAsked, at: 'end' },
    ],
  ],
};

const vendors = pageVendors(
  { productType: productTypes.Finance, bingKey: '333', analytics4Key: 'G-1' },
  { metaPixelIds: { 'es-ES': '111' }, tiktokPixelId: 'TT1' },
  'es-ES',
);
const impression = { id: 'i', uniqueUserId: 'u', channelId: 5, productIds: [] };

/** Some turns of the event loop, in each of which a vendor starts; their chunks are loaded before. */
const settle = async () => {
  for (let turn = 0; turn < vendors.length * 10; turn += 1) await new Promise(setImmediate);
};
beforeAll(async () => {
  for (const load of Object.values(vendorChunks)) await load();
});

/** The vendor's own adapter with its own queue, which is read; its script is not loaded. */
async function readChunk(vendor: Vendor, heard: string[]) {
  const chunk = await vendorChunks[vendor]();
  const own: VendorChunk = {
    ...chunk,
    queue(scope) {
      const queue = chunk.queue(scope);
      return (call) => {
        heard.push(`${vendor}: ${call.map((part) => JSON.stringify(part)).join(', ')}`);
        queue(call);
      };
    },
    adapter: (port) => chunk.adapter({ ...port, loadScript() {} }),
  };
  return own;
}

/** The service: each vendor gets the events of an application once. */
function openService(moments: readonly FlowMomentEvents[]): AskFlow {
  const notified = new Set<string>();
  return async (_path, { vendors = '', notified: vendor }) => {
    if (vendor !== undefined) notified.add(vendor);
    const asked = vendors.split(' ').filter((name) => name !== '' && !notified.has(name));
    return { vendors: moments.length > 0 ? asked : [], moments };
  };
}

/** A page of an application while its visitor decides. */
async function openPage(page: Page, ask: AskFlow, heard: string[]) {
  const listeners = new Set<() => void>();
  let now = page[0]?.consent ?? asked;
  const chunks = new Map<unknown, Vendor>(
    Object.entries(vendorChunks).map(([vendor, load]) => [load, vendor as Vendor]),
  );
  const manager = createVendorManager(
    { vendors, locale: 'es-ES', phoneCode: '34' },
    {
      consent: {
        get: () => now,
        subscribe(listener) {
          listeners.add(listener);
          return () => void listeners.delete(listener);
        },
      },
      ...{ first: Promise.resolve(impression), impression: Promise.resolve(impression) },
      ...{ data: { get: () => ({}) }, send() {}, newId: () => 'id', readCookie: () => undefined },
      load: async (chunk) => {
        const vendor = chunks.get(chunk);
        return (vendor ? await readChunk(vendor, heard) : { createVendorGates }) as never;
      },
      report(cause) {
        throw cause;
      },
    },
  );
  const tracking = {
    impression: Promise.resolve(impression),
    delivery: {
      send: (path: string, body: { id: string }) => heard.push(`post: ${path} "${body.id}"`),
    },
    track: (name: string, params: never, id: string) => manager.track({ name, params, id }),
    identify: manager.identify,
  } as unknown as FlowTracking;
  for (const { consent, at } of page) {
    now = consent;
    for (const listener of [...listeners]) listener();
    const settings = { locale: 'es-ES', pageType: 'Signup', noProducts: false, host: 'a.example' };
    // As the module of the last page: with marketing consent alone.
    if (now.allowed.marketing && at === 'end')
      await notifyVendors('/', { ...settings, vendors } as never, { tracking, ask });
    await settle();
  }
}

const stored = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  // Every script has run.
  vi.stubGlobal('document', { querySelector: () => ({}) });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('location', { host: 'a.example', pathname: '/' });
});
const queues = ['clarity', 'ttq', 'TiktokAnalyticsObject', 'dataLayer', 'fbq', '_fbq', 'uetq'];
afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of queues) Reflect.deleteProperty(globalThis, name);
});

type Flow = (typeof FLOWS)[keyof typeof FLOWS];

const momentsOf = ({ events }: Flow): readonly FlowMomentEvents[] =>
  Object.entries(events).map(([moment, names]) => ({
    ...{ moment, events: names ?? [], eventId: moment },
  }));

/** What vendors and the service hear of an application, moment by moment. */
async function hear(flow: Flow, pages: readonly Page[]): Promise<string> {
  const moments = momentsOf(flow);
  const heard: string[] = [];
  stored.clear();
  const ask = openService(moments);
  for (const page of pages) await openPage(page, ask, heard);
  const lines = moments.flatMap(({ eventId }) => {
    const own = heard.filter((line) => line.includes(`"${eventId}"`)).sort();
    expect(new Set(own).size).toBe(own.length);
    return own.length > 0
      ? [eventId, ...own.map((line) => `  ${line.replaceAll(`"${eventId}"`, '<id>')}`)]
      : [];
  });
  return lines.join('\n') || 'nothing';
}

/** A flow once for each thing that is heard, under the histories that lead to it. */
async function transcriptOf(flow: Flow): Promise<string> {
  const found = new Map<string, string[]>();
  for (const [history, pages] of Object.entries(histories)) {
    const text = await hear(flow, pages);
    found.set(text, [...(found.get(text) ?? []), history]);
  }
  const parts = [...found].map(([text, names]) => `### ${names.join(' | ')}\n${text}`);
  return [`## ${flow.name}`, ...parts].join('\n\n');
}

test('§9 what vendors and the service hear of each flow in each history of consent', async () => {
  const flows: string[] = [];
  for (const flow of Object.values(FLOWS)) flows.push(await transcriptOf(flow));
  await expect(`${flows.join('\n\n')}\n`).toMatchFileSnapshot('./flow-histories.txt');
});

test('§4.1 nothing of an application is heard without consent to marketing', async () => {
  const without = Object.entries(histories).filter(([, pages]) =>
    pages.flat().every(({ consent }) => !consent.allowed.marketing),
  );
  expect(without.length).toBeGreaterThan(3);
  for (const flow of Object.values(FLOWS))
    for (const [history, pages] of without)
      expect([history, await hear(flow, pages)]).toEqual([history, 'nothing']);
});
