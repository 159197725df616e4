import { productTypes } from '@plaza/routing';
import { sharedBrowser } from '@plaza/testing/vitest';
import { beforeAll, expect, test } from 'vitest';
import { FLOWS } from '../../flows/src/model/flows.ts';
import type { FlowMomentEvents } from '../src/browser/index.ts';
import { pageVendors } from '../src/index.ts';
import { type PageSettings, type Said, VendorPage } from './vendor-page.ts';

/** Every vendor with events: Meta in Spain, TikTok for finance, Bing in its channel. */
const vendors = pageVendors(
  { productType: productTypes.Finance, bingKey: '333', analytics4Key: 'G-1' },
  { metaPixelIds: { 'es-ES': '111' }, tiktokPixelId: 'TT1' },
  'es-ES',
);
const settings: PageSettings = {
  ...{ mode: 'dialog', channelId: 5, data: {} },
  vendors: { vendors, locale: 'es-ES', phoneCode: '34' },
};
const choices = (given: boolean) => ({ preferences: given, statistics: given, marketing: given });
const consent = encodeURIComponent(
  JSON.stringify({ necessary: true, ...choices(true), givenAt: '2026-11-20T10:00:00Z' }),
);

/** The moments of every flow. An id names its moment, so that a call tells which it belongs to. */
const moments: readonly FlowMomentEvents[] = Object.values(FLOWS).flatMap(({ name, events }) =>
  Object.entries(events).map(([moment, names]) => ({
    ...{ moment, events: names ?? [] },
    eventId: `${name}/${moment}`,
  })),
);

/** Opens the finished application of each flow. */
async function openFlows({ page }: VendorPage, decision?: 'given' | 'denied') {
  if (decision)
    await page.evaluate(
      (chosen) => plaza.decide(chosen, 'selected'),
      choices(decision === 'given'),
    );
  // As the module of the page: with marketing consent.
  await page.evaluate(async (reached) => {
    if (plaza.store.get().allowed.marketing) await plaza.sendMoments(reached);
  }, moments);
}

const browser = sharedBrowser();
const heard: Record<'before' | 'given' | 'again' | 'denied', readonly Said[]> = {
  ...{ before: [], given: [], again: [], denied: [] },
};
beforeAll(async () => {
  const open = await VendorPage.open(browser());
  await open.visit(settings, {});
  await openFlows(open);
  await open.settle();
  heard.before = [...open.said];
  await openFlows(open, 'given');
  await open.settle();
  heard.given = open.said.slice(heard.before.length);
  // A reload, and a second tab: the storage is that of the first.
  await open.visit(settings, { consent });
  await Promise.all([openFlows(open), openFlows(open)]);
  await open.settle();
  heard.again = [...open.said];
  await open.page.evaluate(() => localStorage.clear());
  await open.visit(settings, {});
  await openFlows(open, 'denied');
  await open.settle();
  heard.denied = [...open.said];
  await open.context.close();
});

/** The records of one moment: vendors' calls, then our own post. */
const linesOf = (id: string) =>
  heard.given
    .filter(([who, what]) => who !== 'request' && what.includes(`"${id}"`))
    .map(([who, what]) => `  ${who}: ${what.replaceAll(`"${id}"`, '<id>')}`)
    .sort();

test('§9 the calls of each vendor at each moment of each flow', () => {
  const flows = Object.values(FLOWS).map(({ name, events }) => {
    const reached = Object.keys(events).flatMap((moment) => [
      moment,
      ...linesOf(`${name}/${moment}`),
    ]);
    return [`## ${name}`, '', ...(reached.length > 0 ? reached : ['nothing'])].join('\n');
  });
  return expect(`# Flows, with marketing consent\n\n${flows.join('\n\n')}\n`).toMatchFileSnapshot(
    './transcripts/flows.txt',
  );
});

test('§9 every moment has one post, and one call of each vendor and event', () => {
  expect(moments.length).toBeGreaterThan(20);
  for (const { eventId, events } of moments) {
    const lines = linesOf(eventId);
    expect(lines.filter((line) => line.startsWith('  post: /user-events'))).toHaveLength(1);
    expect(lines.length).toBeGreaterThan(events.length);
    expect(new Set(lines).size).toBe(lines.length);
  }
});

test.each(['before', 'again', 'denied'] as const)(
  '§9 nothing of an application is sent: %s',
  (at) => {
    expect(
      heard[at].filter(([, what]) => moments.some(({ eventId }) => what.includes(eventId))),
    ).toEqual([]);
    expect(heard[at].filter(([who]) => who === 'report')).toEqual([]);
  },
);
