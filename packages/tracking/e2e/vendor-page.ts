import { type ConsentStore, optionalCategories } from '@plaza/consent';
import type { TrackingData } from '@plaza/contract';
import { build } from 'esbuild';
import type { Browser, BrowserContext, Page, Request, Route } from 'playwright';
import type { FlowMomentEvents, VendorManager } from '../src/browser/index.ts';
import type { Vendor, VendorRow, VendorSettings } from '../src/index.ts';
import { storedNames, vendors } from '../src/index.ts';
import { vendorStubScript } from './vendor-stub-script.ts';

const SITE = 'https://www.olivar.example';

/** The path of an empty page. */
const BLANK = '/blank/';

const ENTRY = '/entry.js';

/** What the page's script exposes to tests. */
declare global {
  var plaza: {
    readonly store: ConsentStore;
    readonly hub: VendorManager;
    readonly decide: (choices: object, button: 'all' | 'selected') => void;
    readonly sendMoments: (moments: readonly FlowMomentEvents[]) => Promise<void>;
  };
}

/** The settings of a page; JSON. */
export type PageSettings = {
  readonly mode: 'dialog' | 'external';
  readonly channelId: number;
  readonly vendors: VendorSettings;
  readonly data: TrackingData;
};

/** What a withdrawal deletes, as a site that declares what every vendor stores. */
const names = Object.fromEntries(
  optionalCategories.map((category) => [
    category,
    Object.values<VendorRow>(vendors)
      .filter((row) => row.category === category)
      .flatMap(storedNames)
      .map((name) => name.replaceAll('*', '.*')),
  ]),
);

const [entry, stubText] = await Promise.all([
  build({
    stdin: {
      contents: `import { createDecide, openConsentStore } from '@plaza/consent/store';
        import { readCookie } from './browser/data/page-cookies.ts';
        import { createVendorManager } from './browser/vendors/create-vendor-manager.ts';
        import { notifyVendors } from './browser/flows/notify-vendors.ts';
        const { mode, channelId, vendors, data } = JSON.parse(document.documentElement.dataset.page);
        const report = (cause) => said('report', String(cause));
        const names = ${JSON.stringify(names)};
        const store = openConsentStore({ mode, names }, { report });
        const impression = Promise.resolve({ id: 'impression-1', channelId });
        const hub = createVendorManager(vendors, {
          consent: store,
          first: impression,
          impression,
          data: { get: () => data },
          send: (path, { id, ...body }) => said('post', path + ' ' + JSON.stringify(body)),
          newId: () => 'client-event',
          readCookie,
          load: (chunk) => chunk().catch((cause) => void report(cause)),
          report,
        });
        const tracking = {
          impression,
          delivery: { send: (path, body) => said('post', path + ' ' + JSON.stringify(body)) },
          track: (name, params, id) => hub.track({ name, params, id }),
          identify: hub.identify,
        };
        const flow = { locale: vendors.locale, host: location.host, vendors: vendors.vendors };
        // The service: each vendor gets the events once.
        const ask = (moments) => async (path, { vendors = '', notified }) => {
          const had = JSON.parse(localStorage.service ?? '[]');
          if (notified) localStorage.service = JSON.stringify([...had, notified]);
          return { moments, vendors: vendors.split(' ').filter((name) => name && !had.includes(name)) };
        };
        const sendMoments = (moments) => notifyVendors('/', flow, { tracking, ask: ask(moments) });
        globalThis.plaza = { store, hub, decide: createDecide(store, {}, { report }), sendMoments };`,
      resolveDir: `${import.meta.dirname}/../src`,
      loader: 'ts',
    },
    bundle: true,
    format: 'esm',
    splitting: true,
    outdir: '/',
    entryNames: 'entry',
    conditions: ['@plaza/source'],
    write: false,
  }),
  vendorStubScript(),
]);
const files = new Map(entry.outputFiles.map(({ path, text }) => [path, text]));

const sources = (directive: 'script-src' | 'connect-src') =>
  Object.values(vendors)
    .flatMap((row): readonly string[] => row.sources[directive])
    .join(' ');

/** As strict as the policy of a site's page with vendors. */
const policy = [
  "default-src 'none'",
  `script-src 'self' ${sources('script-src')}`,
  `connect-src 'self' ${sources('connect-src')}`,
  "require-trusted-types-for 'script'",
].join('; ');

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#39;');

function answerSite(route: Route, settings: PageSettings | undefined) {
  const { pathname } = new URL(route.request().url());
  if (pathname === BLANK) return route.fulfill({ contentType: 'text/html', body: '' });
  const text = files.get(pathname);
  if (text) return route.fulfill({ contentType: 'text/javascript', body: text });
  return route.fulfill({
    contentType: 'text/html',
    headers: { 'content-security-policy': policy },
    body: `<!doctype html><html lang=es data-page='${escapeAttribute(JSON.stringify(settings))}'>
      <title>Page</title><script type=module src=${ENTRY}></script>`,
  });
}

/** A call of a vendor, a request, or an error. */
export type Said = readonly [who: Vendor | 'report' | 'post' | 'begun' | 'request', what: string];

/** A page whose vendor hosts are answered by stubs, for one visit after another. */
export class VendorPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** All records of this visit so far, in order. */
  said: Said[] = [];
  /** Replaces a vendor's script: blocked, or delayed. */
  beforeScript: (route: Route) => Promise<'answered' | undefined> = async () => undefined;
  #settings: PageSettings | undefined;
  /** Parts of the entry, which it loads, that are under way, and how many have ended. */
  #open = 0;
  #ended = 0;

  private constructor(page: Page) {
    this.page = page;
    this.context = page.context();
  }

  static async open(browser: Browser): Promise<VendorPage> {
    const context = await browser.newContext();
    const visitor = new VendorPage(await context.newPage());
    const { page } = visitor;
    await context.exposeFunction('said', (...entry: Said) => void visitor.said.push(entry));
    await context.route('**/*', (route) => visitor.#answer(route));
    page.on('console', (message) => {
      if (message.type() === 'error') visitor.said.push(['report', message.text()]);
    });
    page.on('pageerror', (error) => visitor.said.push(['report', String(error)]));
    context.on('request', (request) => visitor.#count(request, 1, 0));
    context.on('requestfinished', (request) => visitor.#count(request, -1, 1));
    context.on('requestfailed', (request) => visitor.#count(request, -1, 1));
    await page.clock.install();
    return visitor;
  }

  /** Begins a visit with these cookies and no others. */
  async visit(settings: PageSettings, cookies: Readonly<Record<string, string>>): Promise<void> {
    // Leave the page of the last visit on the same site: another site would start a process.
    await this.page.goto(SITE + BLANK);
    await this.context.clearCookies();
    const stored = Object.entries({ geo: 'ES', ...cookies });
    await this.context.addCookies(stored.map(([name, value]) => ({ name, value, url: SITE })));
    this.said = [];
    this.#settings = settings;
    await this.page.goto(SITE);
  }

  /**
   * Waits until the page is idle: timers, network, hashing and queued tasks. It is idle after a
   * round that began with no file under way, and in which nothing was recorded or loaded.
   */
  async settle(rounds = 2): Promise<void> {
    for (let round = 0, isIdle = false; round < rounds || !isIdle; round += 1) {
      const before = [0, this.#ended, this.said.length];
      isIdle = this.#open === 0;
      await this.page.clock.runFor(1_200);
      await this.page.evaluate(async (entry) => {
        await crypto.subtle.digest('SHA-256', new Uint8Array());
        await fetch(entry).then((response) => response.text());
      }, ENTRY);
      isIdle &&= String(before) === String([this.#open, this.#ended, this.said.length]);
    }
  }

  #count(request: Request, open: number, ended: number): void {
    const { origin, pathname } = new URL(request.url());
    if (origin !== SITE || pathname === ENTRY) return;
    this.#open += open;
    this.#ended += ended;
  }

  async #answer(route: Route): Promise<void> {
    const { origin, pathname, search } = new URL(route.request().url());
    if (origin === SITE) return answerSite(route, this.#settings);
    this.said.push(['request', origin + pathname + search]);
    const isScript = route.request().resourceType() === 'script';
    if (isScript && (await this.beforeScript(route))) return;
    await route.fulfill({ contentType: 'text/javascript', body: isScript ? stubText : '' });
  }
}
