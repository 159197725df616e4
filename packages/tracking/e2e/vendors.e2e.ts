import { productTypes } from '@plaza/routing';
import { sharedBrowser } from '@plaza/testing/vitest';
import { beforeAll, describe, expect, test } from 'vitest';
import { pageVendors, type Vendor, vendors, vendorsFor } from '../src/index.ts';
import { vendorStubs } from '../src/testing/index.ts';
import { type History, histories, type Step } from './vendor-histories.ts';
import { VendorPage } from './vendor-page.ts';
import { type Heard, linesOf, writeHistory, writeTranscript } from './vendor-transcript.ts';

const names = Object.keys(vendors) as Vendor[];

/** Pages that differ by the rules of §9. */
const pages = [
  ['es-ES', 'Finance', 1],
  ['es-ES', 'Finance', 2],
  ['es-ES', 'Finance', 5],
  ['en-US', 'Finance', 1],
  ['es-ES', 'IGaming', 1],
  ['sv-SE', 'FinanceSignup', 5],
] as const;
type PageOf = (typeof pages)[number];

/** After these every page shows which vendors are its own; after the others pages differ in nothing else. */
const shownByEveryPage = ['no choice', 'given'];
/** A page with every vendor, and one with the fewest. */
const extremes: readonly PageOf[] = [pages[2], pages[4]];

const ids = {
  metaPixelIds: { 'es-ES': '111', 'sv-SE': '222' },
  tiktokPixelId: 'TT1',
  accountIds: Object.fromEntries(names.map((name) => [name, vendorStubs[name].accountId ?? ''])),
} as const;
const data = { googleClickId: 'Cj0K', facebookClickId: 'IwAR', tiktokClickId: 'E.C.P' };
const siteOf = (productType: PageOf[1]) => ({
  productType: productTypes[productType],
  bingKey: '333',
  analytics4Key: 'G-1',
  behaviorAnalyticsId: 'clar1',
});

type Run = {
  readonly history: string;
  readonly page: string;
  readonly vendor: Vendor;
  readonly steps: readonly Heard[];
  readonly reports: readonly string[];
};

/** The vendors that must have started after a step. */
function expectedAfter({ allowed }: Step, [locale, productType, channelId]: PageOf): Vendor[] {
  const used = vendorsFor({ site: siteOf(productType), ids, locale, channelId });
  return used.filter((vendor) => allowed.includes(vendors[vendor].category));
}

async function untilBegun({ said, page }: VendorPage, expected: readonly Vendor[], since = 0) {
  const hasBegun = (vendor: Vendor) =>
    said.slice(since).some(([who, what]) => who === 'begun' && what === vendor);
  // Each round waits for the page, so the test's timeout ends this.
  while (!expected.every(hasBegun)) await page.evaluate(() => fetch('/entry.js'));
}

async function runHistory(open: VendorPage, name: string, at: PageOf): Promise<Run[]> {
  const { mode, cookies, steps } = histories[name] as History;
  const [locale, productType, channelId] = at;
  const settings = {
    vendors: pageVendors(siteOf(productType), ids, locale),
    signals: { mode },
    locale,
    phoneCode: '34',
  };
  await open.visit({ mode, channelId, data, vendors: settings }, cookies);
  const heard = new Map<Vendor, Heard[]>(names.map((vendor) => [vendor, []]));
  let checked = 0;
  let allowed = '';
  for (const step of steps) {
    await step.act(open);
    await untilBegun(open, expectedAfter(step, at), step.reloads && checked);
    // After a change of consent a script may load more.
    await open.settle(String(step.allowed) === allowed ? 1 : 2);
    allowed = String(step.allowed);
    const stored = (await open.context.cookies()).map((cookie) => cookie.name).sort();
    const said = open.said.slice(checked);
    for (const vendor of names) {
      const lines = linesOf(vendor, said, stored);
      heard.get(vendor)?.push({ title: step.title, lines });
    }
    checked = open.said.length;
  }
  const reports = open.said.filter(([who]) => who === 'report').map(([, what]) => what);
  const page = at.join(', ').replace(/, (\d+)$/, ', channel $1');
  return names.map((vendor) => ({
    history: name,
    page,
    vendor,
    steps: heard.get(vendor) ?? [],
    reports,
  }));
}

const browser = sharedBrowser();
let runs: Run[];
beforeAll(async () => {
  const wanted = Object.keys(histories).flatMap((name) =>
    (shownByEveryPage.includes(name) ? pages : extremes).map((page) => [name, page] as const),
  );
  const done = new Map<string, Run[]>();
  const work = wanted.values();
  // Two at a time, one per core.
  const worker = async () => {
    const open = await VendorPage.open(browser());
    for (const [name, page] of work) done.set(name + page, await runHistory(open, name, page));
  };
  await Promise.all([worker(), worker()]);
  runs = wanted.flatMap(([name, page]) => done.get(name + page) ?? []);
});

test.for(names)('calls of %s in each consent history on each kind of page', (vendor) =>
  expect(
    writeTranscript(
      vendor,
      runs
        .filter((run) => run.vendor === vendor)
        .map(({ steps, ...run }) => ({ ...run, text: writeHistory(steps) })),
    ),
  ).toMatchFileSnapshot(`./transcripts/${vendor}.txt`),
);

test('no errors under a strict policy with Trusted Types', () => {
  expect(runs.flatMap(({ reports }) => reports)).toEqual([]);
});

describe('without consent there is no request to a vendor and no vendor cookie', () => {
  const linesAt = (title: RegExp, among = /./) =>
    runs
      .filter(({ history }) => among.test(history))
      .flatMap(({ steps }) => steps.filter((step) => title.test(step.title)))
      .flatMap(({ lines }) => lines.filter((line) => /> GET|= cookies: (?!none)/.test(line)));

  test('before a choice', () => {
    expect(linesAt(/./, /no choice/)).toEqual([]);
    expect(linesAt(/the page is opened$|select_content/, /^(?!.*earlier)/)).toEqual([]);
  });
  test('after a denial', () => {
    expect(linesAt(/./, /denie[ds]/)).toEqual([]);
  });
  test('after a withdrawal', () => {
    expect(linesAt(/is withdrawn|withdraws$|\(e3\)|again$/, /then with/)).toEqual([]);
  });
});
