import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bundleForPage, foreign } from '../bundle.test.support.ts';
import {
  type AskFlow,
  type FlowMomentEvents,
  type FlowTracking,
  notifyVendors,
} from './notify-vendors.ts';
import { readPending } from './pending-claim.ts';

const path = '/solicitud/';
const moments: readonly FlowMomentEvents[] = [
  { moment: 'step:loan', events: ['start_application'], eventId: 'a' },
  { moment: 'end:offers', events: ['generate_lead', 'HBC'], eventId: 'b' },
];
const person = { email: 'ana@example.com' };
const impression = { id: 'impression-1', uniqueUserId: 'user-1', channelId: 1, productIds: [] };

/** The service, as the page of the application answers for it. */
function openService() {
  const claims = new Map<string, string>();
  const notified = new Set<string>();
  let isAway = false;
  const ask: AskFlow = async (_path, { claim = '', vendors = '', notified: vendor }) => {
    if (isAway) return undefined;
    if (vendor !== undefined) {
      if (claims.get(vendor) === claim) notified.add(vendor);
      return { vendors: [], moments };
    }
    const asked = vendors.split(' ').filter((name) => !notified.has(name));
    for (const name of asked) if (!claims.has(name)) claims.set(name, claim);
    const own = asked.filter((name) => claims.get(name) === claim);
    return { vendors: own, moments, ...(own.length > 0 && { person }) };
  };
  const setAway = (away: boolean) => {
    isAway = away;
  };
  return { ask, notified, claims, setAway };
}

let stored: Map<string, string>;
let scripts: Map<string, () => void>;
let loaded: Set<string>;
let locks: Promise<unknown>;

/** A browser of somebody else, or the same after its data were cleared. */
function openBrowser() {
  stored = new Map();
  locks = Promise.resolve();
}

/** The page has gone: what it waited for never comes, and its locks are free. */
function leavePage() {
  scripts.clear();
  locks = Promise.resolve();
}

const vendorIn = (selector: string) => /data-loaded="([^"]+)"/.exec(selector)?.[1] ?? '';

beforeEach(() => {
  openBrowser();
  scripts = new Map();
  loaded = new Set();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  const request = (_name: string, work: () => Promise<unknown>) => {
    const turn = locks.then(work);
    locks = turn;
    return turn;
  };
  vi.stubGlobal('navigator', { locks: { request } });
  vi.stubGlobal('location', { host: 'www.olivar.example', pathname: path });
  vi.stubGlobal('document', {
    querySelector: (selector: string) => (loaded.has(vendorIn(selector)) ? {} : null),
  });
  vi.stubGlobal(
    'MutationObserver',
    class {
      #check: () => void;
      constructor(check: () => void) {
        this.#check = check;
      }
      observe() {
        scripts.set(`${scripts.size}`, this.#check);
      }
      disconnect() {}
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

/** The script of a vendor has run on the open page. */
function load(vendor: string) {
  loaded.add(vendor);
  for (const check of scripts.values()) check();
}

const meta = 'meta';

/** Opens a page with vendors. */
function openPage(service: ReturnType<typeof openService>, names = ['meta']) {
  const sent: string[] = [];
  const people: unknown[] = [];
  const tracking = {
    impression: Promise.resolve(impression),
    delivery: { send: (to: string, { id }: { id: string }) => void sent.push(`${to} ${id}`) },
    track: (name: string, { recipients }: { recipients: string[] }, id: string) =>
      void sent.push(`${recipients} ${name} ${id}`),
    identify: (who: unknown) => void people.push(who),
  } as unknown as FlowTracking;
  const settings = {
    ...{ locale: 'es-ES', pageType: 'SignupBroker', noProducts: false, host: 'www.olivar.example' },
    vendors: names.map((vendor) => ({ vendor, id: '1', category: 'marketing' })),
  } as never;
  const done = notifyVendors(path, settings, { tracking, ask: service.ask });
  return { sent, people, done };
}

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
const ofMeta = (sent: readonly string[]) => sent.filter((line) => line.startsWith('meta '));

test('§9 the events go once to each vendor whose script has run, and to the service', async () => {
  const service = openService();
  loaded.add(meta);
  const page = openPage(service);
  await page.done;
  expect(page.sent).toEqual([
    '/user-events a',
    '/user-events b',
    'meta start_application a',
    'meta generate_lead b',
    'meta HBC b',
  ]);
  expect(page.people).toEqual([person]);
  expect([...service.notified].sort()).toEqual(['meta', 'plaza']);
  expect(readPending()).toBeUndefined();
  const again = openPage(service);
  await again.done;
  expect([again.sent, again.people]).toEqual([[], []]);
});

test('§9 a slow vendor gets them while the page is open, and never from a queue that goes with it', async () => {
  const service = openService();
  const page = openPage(service);
  await settle();
  expect(ofMeta(page.sent)).toEqual([]);
  expect(service.notified.has('meta')).toBe(false);
  load(meta);
  await page.done;
  expect(ofMeta(page.sent)).toHaveLength(3);
});

test('§9 a quick person leaves a slow vendor to the next page, which sends them once', async () => {
  const service = openService();
  const page = openPage(service);
  await settle();
  leavePage();
  expect(readPending()?.path).toBe(path);
  loaded.add(meta);
  const next = openPage(service);
  await next.done;
  expect([ofMeta(page.sent).length, ofMeta(next.sent).length]).toEqual([0, 3]);
  expect(readPending()).toBeUndefined();
});

test('§9 a page that goes before the service has heard of it is not repeated by the next', async () => {
  const service = openService();
  const page = openPage(service);
  await settle();
  service.setAway(true);
  load(meta);
  await settle();
  leavePage();
  service.setAway(false);
  const next = openPage(service);
  await next.done;
  expect(ofMeta([...page.sent, ...next.sent])).toHaveLength(3);
  expect(service.notified.has('meta')).toBe(true);
});

test('§9 of two tabs and another browser one sends them', async () => {
  const service = openService();
  loaded.add(meta);
  const tabs = [openPage(service), openPage(service)];
  await Promise.all(tabs.map(({ done }) => done));
  openBrowser();
  const other = openPage(service);
  await other.done;
  const sent = [...tabs, other].flatMap((page) => page.sent);
  expect([sent.length, ofMeta(sent).length]).toEqual([5, 3]);
});

test('§9 a browser without locks does not share its claim between tabs', async () => {
  vi.stubGlobal('navigator', {});
  const service = openService();
  loaded.add(meta);
  const tabs = [openPage(service), openPage(service)];
  await Promise.all(tabs.map(({ done }) => done));
  expect(ofMeta(tabs.flatMap(({ sent }) => sent))).toHaveLength(3);
});

test('§9 a vendor that never loads is given up after five pages', async () => {
  const service = openService();
  for (let tries = 0; tries < 5; tries += 1) {
    expect(tries === 0 || readPending() !== undefined).toBe(true);
    openPage(service);
    await settle();
    leavePage();
  }
  expect(readPending()).toBeUndefined();
});

test('nothing is sent or stored for a visit that is not counted', async () => {
  const ask = vi.fn();
  const tracking = { impression: Promise.resolve(undefined) } as unknown as FlowTracking;
  await notifyVendors(path, { vendors: [] } as never, { tracking, ask });
  expect([ask.mock.calls, stored.size]).toEqual([[], 0]);
});

test('§6 it is at most 1,700 bytes gzip, on the last page of a flow alone', async () => {
  const { size, inputs } = await bundleForPage(`export * from './flows/notify-vendors.ts';`);
  expect(foreign(inputs)).toEqual([]);
  expect(size).toBeLessThanOrEqual(1_700);
});
