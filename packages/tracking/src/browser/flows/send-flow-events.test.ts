import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bundleForPage, foreign } from '../bundle.test.support.ts';
import { type FlowMomentEvents, type FlowTracking, sendFlowEvents } from './send-flow-events.ts';

const settings = {
  locale: 'es-ES',
  pageType: 'SignupBroker',
  noProducts: false,
  host: 'www.olivar.example',
} as const;
const moments: readonly FlowMomentEvents[] = [
  { moment: 'step:loan', events: ['start_application'], eventId: 'a' },
  { moment: 'end:offers', events: ['generate_lead', 'HBC'], eventId: 'b' },
];

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  let last: Promise<unknown> = Promise.resolve();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  // The browser's: one holder of a lock at a time, across the tabs of a site.
  const request = (_name: string, work: () => unknown) => {
    last = last.then(work);
    return last;
  };
  vi.stubGlobal('navigator', { locks: { request } });
  vi.stubGlobal('location', { host: 'www.olivar.example', pathname: '/solicitud/' });
});
afterEach(() => void vi.unstubAllGlobals());

const impression = { id: 'impression-1', uniqueUserId: 'user-1', channelId: 1, productIds: [] };

/** A page of an application. */
function openPage() {
  const sent: unknown[] = [];
  const tracking = {
    impression: Promise.resolve(impression),
    delivery: { send: (path: string, body: unknown) => void sent.push([path, body]) },
    track: (...event: unknown[]) => {
      sent.push(event);
      return '';
    },
  } as unknown as FlowTracking;
  return { sent, send: (given = moments) => sendFlowEvents(given, settings, tracking) };
}

const visit = {
  impressionId: 'impression-1',
  uniqueUserId: 'user-1',
  locale: 'es-ES',
  path: '/solicitud/',
  pageType: 'SignupBroker',
};
const post = (id: string, moment: string, events: readonly string[]) => [
  '/user-events',
  { id, partitionKey: 'flowMoment', data: { ...visit, moment, events } },
];

test('§9 a moment goes to the service and to vendors with one id', async () => {
  const page = openPage();
  await page.send();
  expect(page.sent).toEqual([
    post('a', 'step:loan', ['start_application']),
    ['start_application', {}, 'a'],
    post('b', 'end:offers', ['generate_lead', 'HBC']),
    ['generate_lead', {}, 'b'],
    ['HBC', {}, 'b'],
  ]);
});

test('§9 a moment is sent once, also after a reload, and a later one alone', async () => {
  await openPage().send(moments.slice(0, 1));
  const [reloaded, next, last] = [openPage(), openPage(), openPage()];
  await reloaded.send(moments.slice(0, 1));
  await next.send();
  await last.send();
  expect(reloaded.sent).toEqual([]);
  expect(next.sent).toHaveLength(3);
  expect(last.sent).toEqual([]);
});

test('§9 of two tabs one sends a moment', async () => {
  const tabs = [openPage(), openPage()];
  await Promise.all(tabs.map((tab) => tab.send()));
  expect(tabs.flatMap(({ sent }) => sent)).toHaveLength(5);
});

test('nothing is sent or stored for a visit that is not counted', async () => {
  const sent: unknown[] = [];
  const record = (...event: unknown[]) => void sent.push(event);
  const crawler = {
    impression: Promise.resolve(undefined),
    delivery: { send: record },
    track: record,
  };
  await sendFlowEvents(moments, settings, crawler as unknown as FlowTracking);
  expect([sent, stored.size]).toEqual([[], 0]);
});

test('§7.3 another host tells vendors alone', async () => {
  vi.stubGlobal('location', { host: 'preview.example', pathname: '/' });
  const page = openPage();
  await page.send();
  expect(page.sent.filter((entry) => String(entry).startsWith('/user-events'))).toEqual([]);
  expect(page.sent).toHaveLength(3);
});

test('without storage or locks events are sent, vendors and the service count their ids', async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('localStorage', undefined);
  const page = openPage();
  await page.send();
  expect(page.sent).toHaveLength(5);
});

test('at most 100 ids are stored', async () => {
  for (let at = 0; at < 120; at++)
    await openPage().send([{ moment: 'started', events: ['survey'], eventId: `id-${at}` }]);
  const ids = stored.get('plaza:flow-events')?.split(' ') ?? [];
  expect([ids.length, ids.at(-1)]).toEqual([100, 'id-119']);
});

test('§6 it is at most 600 bytes gzip, in the pages of flows alone', async () => {
  const { size, inputs } = await bundleForPage(`export * from './flows/send-flow-events.ts';`);
  expect(foreign(inputs)).toEqual([]);
  expect(size).toBeGreaterThan(300);
  expect(size).toBeLessThanOrEqual(600);
});
