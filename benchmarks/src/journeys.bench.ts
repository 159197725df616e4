import { openTestEnvironment } from '@plaza/e2e/environment/test-environment';
import { person, until } from '@plaza/testing';
import { openBrowser, withoutVendors } from '@plaza/testing/browser';
import fc from 'fast-check';
import type { Browser, BrowserContext, Page, Request } from 'playwright';
import { chosenSite, undecided } from './chosen-site.ts';
import { type Figure, formatFigures } from './figure.ts';

const journeys = Number(process.argv[2] ?? 1_000);

/** Tabs, twice the number of cores: a journey waits more than it computes. */
const atOnce = 4;
const phone = { width: 360, height: 740 };

/** The second button refuses while nothing is selected (§2.5). */
const refuse = 'selected';

/** How a visitor arrives, and which button of the dialog they press. */
const journey = fc.record({
  query: fc.dictionary(
    fc.constantFrom('gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid', 'ttclid', 'subid', 'pubid'),
    fc.stringMatching(/^[\w-]{1,30}$/),
    { minKeys: 1, maxKeys: 4 },
  ),
  button: fc.constantFrom('all', refuse),
});
/** Part of the URL of website 101's form, and of no other request of a page. */
const formPath = '/101?';
type Journey = typeof journey extends fc.Arbitrary<infer Made> ? Made : never;

/** What a journey records in its page. */
type TravelledPage = typeof globalThis & { taken: Promise<unknown> };

/**
 * Decides in the dialog, scrolls to the form, and waits for it. Runs in the page, which is faster
 * than a driver's locators.
 */
async function reachForm(button: string): Promise<void> {
  const page = globalThis as TravelledPage;
  const until = async <Found>(find: () => Found) => {
    for (;;) {
      const found = find();
      if (found) return found;
      await new Promise(requestAnimationFrame);
    }
  };
  page.taken = new Promise((resolve) => addEventListener('plaza:lead', resolve));
  const pressed = await until(() =>
    document.querySelector<HTMLElement>(`dialog[open] [data-consent-button=${button}]`),
  );
  pressed.click();
  document.querySelector('[data-lead-form]')?.scrollIntoView();
  await until(() => document.querySelector('[data-lead-form][data-state=ready]'));
}

/** Fills in the form as autofill does, and submits it. Runs in its frame. */
function sendForm(name: string): void {
  const [form] = document.forms;
  const fields = { name, email: 'ana@correo.example', phone: '612 34 56 78', termMonths: '3' };
  for (const [field, value] of Object.entries(fields))
    Reflect.set(Object(form?.elements.namedItem(field)), 'value', value);
  for (const box of document.querySelectorAll<HTMLInputElement>('[type=checkbox]'))
    box.checked = true;
  form?.requestSubmit();
}

/**
 * Waits for the page's lead event.
 *
 * @returns how many vendors are notified, according to the impression's channel
 */
async function awaitLead(): Promise<number> {
  await (globalThis as TravelledPage).taken;
  const { impression } = Reflect.get(globalThis, Symbol.for('@plaza/tracking'));
  const { channelId } = (await impression) ?? {};
  // §9: Google and Meta always, TikTok except for channel 2, Microsoft for channel 5.
  return 2 + Number(channelId !== 2) + Number(channelId === 5);
}

/** The event ids that each vendor received for the lead; Meta takes them as its fourth argument. */
function readTold(): string[] {
  const ofPage = (name: string) => Reflect.get(globalThis, name);
  const names = ['generate_lead', 'SubmitApplication', 'CompletePayment'];
  const calls = [ofPage('dataLayer'), Object(ofPage('fbq')).queue, ofPage('ttq')].flatMap((queue) =>
    Array.from((queue as ArrayLike<ArrayLike<unknown>>) ?? [], (call) => Array.from(call ?? [])),
  );
  const leads = calls.filter((call) => call.some((word) => names.includes(`${word}`)));
  const bing = Array.from((ofPage('uetq') as unknown[]) ?? []);
  const toBing = bing.flatMap((word, at) =>
    word === 'generate_lead' ? [bing.slice(at, at + 2)] : [],
  );
  return [...leads, ...toBing].map((call) => {
    const said = Object.assign({}, ...call.filter((part) => typeof part === 'object'));
    return `${said.event_id ?? said.eventID}`;
  });
}

/** The traces of a visitor: event ids in the vendors' calls and in the form's request. */
type Traces = {
  readonly notified: readonly string[];
  readonly posted: readonly string[];
  /** How many vendors the visitor's impression allows. */
  readonly vendors: number;
};

type Traveller = Journey & { readonly name: string };

async function travel({ page, quiet }: Tab, site: string, each: Traveller): Promise<Traces> {
  const posted: string[] = [];
  const onRequest = (request: Request) => {
    const isForm = request.method() === 'POST' && request.url().includes(formPath);
    if (isForm) posted.push(`${new URLSearchParams(request.postData() ?? '').get('eventId')}`);
  };
  page.on('request', onRequest);
  await page.goto(`${site}/lp/?${new URLSearchParams(each.query)}`, { waitUntil: 'commit' });
  await page.evaluate(reachForm, each.button);
  await page
    .frames()
    .find((frame) => frame.url().includes(formPath))
    ?.evaluate(sendForm, each.name);
  const notified = await page.evaluate(awaitLead);
  const vendors = each.button === refuse ? 0 : notified;
  const read = () => page.evaluate(readTold);
  await until(async () => (await read()).length >= vendors);
  await quiet();
  page.off('request', onRequest);
  return { notified: await read(), posted, vendors };
}

type Tab = {
  readonly page: Page;
  /** Resolves when no request is pending that could affect the next visitor. */
  readonly quiet: () => Promise<unknown>;
};

/** A browser's only tab, reused by visitors one after another. */
async function openTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  const underWay = new Set<Request>();
  // For prerendering, Chromium may report the start twice and the end once.
  page.on('request', (request) => {
    if (request.method() === 'POST') underWay.add(request);
  });
  const forget = (request: Request) => underWay.delete(request);
  page.on('requestfinished', forget).on('requestfailed', forget);
  return { page, quiet: () => until(() => underWay.size === 0) };
}

/** Runs visitors one after another, each with empty storage but the same browser cache. */
async function travelInTurn(browser: Browser, site: string, waiting: Iterator<Traveller>) {
  const context = await browser.newContext({ userAgent: person, viewport: phone });
  const tab = await openTab(context);
  const travelled: (Traveller & Traces)[] = [];
  for (let next = waiting.next(); !next.done; next = waiting.next()) {
    await context.clearCookies();
    await context.addCookies(undecided.storageState.cookies);
    travelled.push({ ...next.value, ...(await travel(tab, site, next.value)) });
    await tab.page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
  await context.close();
  return travelled;
}

/**
 * Random journeys from a click to a lead: the event id is the same in the vendors' calls, the
 * request and the database.
 */
export async function measureJourneys(): Promise<Figure[]> {
  const environment = await openTestEnvironment({ sites: [chosenSite] });
  const browser = await openBrowser(withoutVendors);
  try {
    const made = fc.sample(journey, journeys);
    const waiting = made.map((each, index) => ({ ...each, name: `Ana ${index}.` })).values();
    const begun = performance.now();
    const tabs = Array.from({ length: atOnce }, () =>
      travelInTurn(browser, environment.site, waiting),
    );
    const travelled = (await Promise.all(tabs)).flat();
    const seconds = (performance.now() - begun) / 1000;
    const leads = await environment.leads('--limit', String(journeys + 1));
    return figures(travelled, { leads, seconds });
  } finally {
    await browser.close();
    await environment.close();
  }
}

function figures(
  travelled: readonly (Traveller & Traces)[],
  { leads, seconds }: { leads: readonly Record<string, unknown>[]; seconds: number },
): Figure[] {
  const ids = new Map(leads.map(({ name, eventId }) => [name, `${eventId}`]));
  const isOne = ({ name, notified, posted, vendors }: (typeof travelled)[number]) =>
    [...notified, ...posted].every((id) => id === ids.get(name)) &&
    ids.has(name) &&
    posted.length === 1 &&
    notified.length === vendors;
  const refused = travelled.filter(({ button }) => button === refuse);
  const budget = '0';
  return [
    { name: 'journeys from a click to a lead', ours: travelled.length, unit: '' },
    { name: 'leads in the database', ours: leads.length, unit: '', budget: `${journeys}` },
    {
      name: 'vendors notified',
      ours: travelled.flatMap(({ notified }) => notified).length,
      unit: 'calls',
    },
    {
      name: 'journeys of several ids, or sent to a vendor twice',
      ours: travelled.filter((each) => !isOne(each)).length,
      unit: '',
      budget,
    },
    {
      name: 'vendors notified after a refusal',
      ours: refused.flatMap(({ notified }) => notified).length,
      unit: 'calls',
      budget,
    },
    { name: 'all of it', ours: seconds, unit: 's', budget: '≤ 480 s for 1,000' },
  ];
}

if (import.meta.main) {
  const measured = await measureJourneys();
  console.log(formatFigures(measured));
  const [, leads, , several, notified] = measured.map(({ ours }) => ours);
  process.exitCode = leads === journeys && several === 0 && notified === 0 ? 0 : 1;
}
