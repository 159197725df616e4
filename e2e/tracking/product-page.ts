import { person } from '@plaza/testing';
import type { Browser, BrowserContext, Page } from 'playwright';
import { bundleScript } from './bundle-script.ts';

/** What the page's script exposes to tests. */
declare global {
  var reported: string[];
  /** Cumulative layout shift (CLS). */
  var shifted: number;
  /** Time of the scripted event in the middle of the first second: milliseconds since 1970. */
  var interruptedAt: number | undefined;
}

const script = await bundleScript(`
  import { openDelivery } from './browser/delivery/open-delivery.ts';
  import { hidePersonalValues } from './browser/data/hide-personal-values.ts';
  import { openTrackingData } from './browser/data/open-tracking-data.ts';
  import { startImpression } from './browser/impression/start-impression.ts';
  import { followProducts } from './browser/views/follow-products.ts';
  import { readCookie } from './browser/data/page-cookies.ts';
  import { openViewedProducts } from './browser/views/open-viewed-products.ts';
  import { writeViewed } from './browser/views/write-viewed.ts';
  globalThis.reported = [];
  globalThis.shifted = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) shifted += value;
  }).observe({ type: 'layout-shift', buffered: true });
  const parameters = new URLSearchParams(location.search);
  const locale = parameters.get('locale') ?? 'es-ES';
  const host = parameters.get('host') ?? location.host;
  const settings = { locale, pageType: 'ProductList', noProducts: false, host, isTest: parameters.has('test') };
  const allowed = { necessary: true, preferences: true, statistics: true, marketing: true };
  const consent = { get: () => ({ decision: allowed, allowed, needsPrompt: false }), subscribe: () => () => {} };
  const mayStore = () => !parameters.has('unstored');
  const report = (cause) => reported.push(String(cause));
  document.querySelector('[href="#' + parameters.get('focus') + '"]')?.focus({ preventScroll: true });
  const viewed = openViewedProducts({ mayStore, readCookie, writeViewed });
  const renewCookies = async () => {};
  const data = openTrackingData({ locale }, { consent, query: hidePersonalValues(), renewCookies });
  const delivery = openDelivery({ mayStore, report, firstPause: 20 });
  const { storedLocale } = data;
  startImpression(settings, { data, storedLocale, clearViewed: writeViewed, report }).then((impression) => {
    const newId = () => crypto.randomUUID();
    if (impression) followProducts(settings, impression, { delivery, viewed, newId });
    document.documentElement.dataset.started = '';
    setTimeout(interruptions[parameters.get('interrupt')] ?? (() => {}), 700);
  });
  const hide = (hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  };
  const end = () => { globalThis.interruptedAt = Date.now(); };
  const interruptions = {
    // Playwright reports every tab as visible.
    hide() { hide(true); hide(false); end(); },
    uncover() { document.querySelector('#cover').remove(); end(); },
    scroll() {
      scrollTo(0, 9_999);
      // Wait for a frame, so that the change is rendered.
      requestAnimationFrame(() => setTimeout(() => { scrollTo(0, 0); end(); }, 100));
    },
  };`);

const card = (id: number, position: number) =>
  `<li><article data-product-id="${id}" data-position="${position}"><a href="#${id}">Product ${id}</a></article></li>`;

/** Products 5, 4, 3, 2, 1; the service ranks those of the fixture differently. */
const page = (ids: readonly number[]) => `<!doctype html><html lang="es"><title>Page</title>
<style>
  body { margin: 0 }
  ul { margin: 0; padding: 0; list-style: none }
  article { height: 200px; background: #eee }
  #cover { position: fixed; inset: 0; background: #fff }
</style>
<script type="module" src="/entry.js"></script>
<p id="lead" style="margin: 0">Lead</p>
<ul data-product-list="">${ids.map((id, index) => card(id, index + 1)).join('')}</ul>`;

export const productFiles = (ids: readonly number[]): Readonly<Record<string, string>> => ({
  '/entry.js': script,
  '/': page(ids),
  '/below/': page(ids).replace('margin: 0">', 'margin: 0; height: 700px">'),
  '/long/': `${page(ids)}<p style="height: 2000px">`,
  '/covered/': page(ids).replace('<ul', '<div id="cover"></div><ul'),
});

export type Visitor = { readonly context: BrowserContext; readonly page: Page };

/** A phone of 600 px height, with three visible cards. */
export async function openVisitor(browser: Browser): Promise<Visitor> {
  const context = await browser.newContext({
    userAgent: person,
    viewport: { width: 400, height: 600 },
  });
  return { context, page: await context.newPage() };
}

/** Opens a page and waits for the effects of its impression. */
export async function openPage({ page }: Visitor, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForSelector('[data-started]', { state: 'attached' });
}

/** The ids of the page's products, from top to bottom. */
export const shownProducts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-product-id]')].map(
      ({ dataset: { productId, position } }) => `${position}: ${productId}`,
    ),
  );
