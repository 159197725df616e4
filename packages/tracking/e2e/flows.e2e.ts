import { TIME_TO_STOP } from '@plaza/consent/store';
import { FLOWS } from '@plaza/flows';
import { productTypes } from '@plaza/routing';
import { sharedBrowser } from '@plaza/testing/vitest';
import { beforeAll, expect, test } from 'vitest';
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

type Choices = Partial<ReturnType<typeof choices>>;

/** Opens the last page of each flow. */
async function openFlows(open: VendorPage, decision?: Choices) {
  const { page } = open;
  if (decision)
    await page.evaluate((chosen) => plaza.decide(chosen, 'selected'), {
      ...choices(false),
      ...decision,
    });
  // As the module of the page: with marketing consent.
  await page.evaluate(async (sent) => {
    // It ends when the last vendor has taken them, which the clock of the test decides.
    if (plaza.store.get().allowed.marketing) void plaza.sendMoments(sent);
  }, moments);
}

/** Withdraws everything, upon which the page reloads (§4.1). */
const withdraw = ({ page }: VendorPage) =>
  Promise.all([
    page.waitForEvent('load'),
    page
      .evaluate((chosen) => plaza.decide(chosen, 'selected'), choices(false))
      .then(() => page.clock.runFor(TIME_TO_STOP)),
  ]);

const browser = sharedBrowser();
type History = 'before' | 'given' | 'again' | 'denied' | 'statistics' | 'withdrawn';
const heard: Record<History, readonly Said[]> = {
  ...{ before: [], given: [], again: [], denied: [], statistics: [], withdrawn: [] },
};
beforeAll(async () => {
  const open = await VendorPage.open(browser());
  await open.visit(settings, {});
  await openFlows(open);
  await open.settle();
  heard.before = [...open.said];
  await openFlows(open, choices(true));
  await open.settle();
  heard.given = open.said.slice(heard.before.length);
  // A reload, and a second tab: the storage is that of the first.
  await open.visit(settings, { consent });
  await Promise.all([openFlows(open), openFlows(open)]);
  await open.settle();
  heard.again = [...open.said];
  const fresh = async (cookies: Readonly<Record<string, string>> = {}) => {
    await open.page.evaluate(() => localStorage.clear());
    await open.visit(settings, cookies);
  };
  await fresh();
  await openFlows(open, choices(false));
  await open.settle();
  heard.denied = [...open.said];
  await fresh();
  await openFlows(open, { statistics: true });
  await open.settle();
  heard.statistics = [...open.said];
  await fresh({ consent });
  await open.settle();
  const until = [...open.said];
  await withdraw(open);
  await openFlows(open);
  await open.settle();
  heard.withdrawn = [...until, ...open.said.slice(until.length)];
  await open.context.close();
});

/** The records of one moment: vendors' calls, then our own post. */
const linesOf = (id: string, history: History = 'given') =>
  heard[history]
    .filter(([who, what]) => who !== 'request' && what.includes(`"${id}"`))
    .map(([who, what]) => `  ${who}: ${what.replaceAll(`"${id}"`, '<id>')}`)
    .sort();

const titles = {
  denied: 'everything refused',
  statistics: 'statistics alone',
  withdrawn: 'withdrawn in the middle',
};

/** The records of each moment where they differ from those with everything allowed. */
function comparedWithAll(name: string, reached: readonly string[], history: History): string[] {
  const found = reached.map((moment) => {
    const id = `${name}/${moment}`;
    const lines = linesOf(id, history);
    const isSame = lines.join() === linesOf(id).join();
    return { moment, lines, isSame };
  });
  if (found.every(({ lines }) => lines.length === 0)) return ['nothing'];
  return found.flatMap(({ moment, lines, isSame }) => {
    if (lines.length === 0) return [`${moment}: nothing`];
    return isSame ? [`${moment}: as above`] : [moment, ...lines];
  });
}

test('§9 the calls of each vendor at each moment of each flow', () => {
  const flows = Object.values(FLOWS).map(({ name, events }) => {
    const reached = Object.keys(events).flatMap((moment) => [
      moment,
      ...linesOf(`${name}/${moment}`),
    ]);
    const all = reached.length > 0 ? reached : ['nothing'];
    const others = (['denied', 'statistics', 'withdrawn'] as const).flatMap((history) => [
      '',
      `### ${titles[history]}`,
      ...comparedWithAll(name, Object.keys(events), history),
    ]);
    return [`## ${name}`, '', '### everything allowed', ...all, ...others].join('\n');
  });
  return expect(`# Flows by history of consent\n\n${flows.join('\n\n')}\n`).toMatchFileSnapshot(
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

test('§9 a flow that asks about health tells nobody anything', () => {
  const asking = Object.values(FLOWS).filter(({ steps }) =>
    steps.some(({ fields }) => fields.some((field) => 'health' in field && field.health)),
  );
  expect(asking.map(({ name, events }) => [name, events])).toEqual([
    ['signup-white-label-upsell-medical', {}],
  ]);
});

test.each(['before', 'again', 'denied', 'statistics'] as const)(
  '§9 nothing of an application is sent: %s',
  (at) => {
    expect(
      heard[at].filter(([, what]) => moments.some(({ eventId }) => what.includes(eventId))),
    ).toEqual([]);
    expect(heard[at].filter(([who]) => who === 'report')).toEqual([]);
  },
);
