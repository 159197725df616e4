import type { ConsentStore } from '@plaza/consent';
import { build } from 'esbuild';
import type { Browser, BrowserContext, Page, Request } from 'playwright';
import type { Tracking, TrackingSettings } from '../src/browser/index.ts';

export const SITE = 'https://www.olivar.example';

/** What the page's script exposes to tests. */
declare global {
  var started: {
    readonly store: ConsentStore;
    readonly tracking: Tracking;
    readonly decide: (choices: object, button: 'all' | 'selected') => void;
    readonly reported: string[];
    /** The address for the first script after tracking. */
    readonly seen: string;
  };
}

const bundle = (contents: string, entryNames: string) =>
  build({
    stdin: { contents, resolveDir: `${import.meta.dirname}/../src`, loader: 'ts' },
    ...{ bundle: true, format: 'esm', splitting: true, outdir: '/', write: false },
    entryNames,
    conditions: ['@plaza/source'],
  });

const bundles = await Promise.all([
  bundle(
    `import { createDecide, openConsentStore } from '@plaza/consent/store';
      import { startTracking } from './browser/index.ts';
      const reported = [];
      const report = (cause) => reported.push(String(cause));
      addEventListener('error', ({ message }) => report(message));
      const allowed = { preferences: false, statistics: false, marketing: false };
      const closed = { get: () => ({ decision: allowed, allowed, needsPrompt: true }), subscribe() {} };
      // The consent store needs readable cookies.
      const store = origin === 'null' ? closed : openConsentStore({}, { report });
      const settings = JSON.parse(document.documentElement.dataset.tracking);
      const load = (chunk) => chunk().catch((cause) => void report(cause));
      const renewCookies = () => fetch('/api/renewal', { method: 'POST' });
      const followProducts = async (...page) =>
        (await load(() => import('./browser/start/page-products.ts')))?.followPageProducts(...page);
      const tracking = startTracking(settings, {
        ...{ consent: store, report, load, followProducts, renewCookies },
      });
      const decide = origin === 'null' || createDecide(store, {}, { report });
      globalThis.started = { store, tracking, decide, reported, seen: location.href };`,
    'entry',
  ),
  bundle(
    `import { openInspector } from './browser/inspector/index.ts';
    openInspector();`,
    'inspector',
  ),
]);
const files = new Map(
  bundles.flatMap(({ outputFiles = [] }) =>
    outputFiles.map(({ path, text }) => [path, text] as const),
  ),
);

const settings: TrackingSettings = {
  ...{ locale: 'es-ES', pageType: 'ProductList', noProducts: false },
  ...{ host: 'www.olivar.example', phoneCode: '34', persist: 'with-consent' },
  vendors: [{ vendor: 'google', id: 'G-1', category: 'marketing' }],
};

const html = `<!doctype html>
<html lang="es-ES" data-tracking='${JSON.stringify(settings)}'>
<title>Page</title>
<script type="module" crossorigin src="${SITE}/entry.js"></script>
<a href="#offer" data-track="select_content" data-track-item-id="42" data-track-value="100"
  data-track-currency="EUR"><b>Offer</b></a>`;

const impression = {
  impression: { id: 'i1', uniqueUserId: 'u1', source: { channel: { id: 1, name: 'direct' } } },
  products: [],
};

export type Visit = {
  readonly context: BrowserContext;
  readonly page: Page;
  /** All requests in order. */
  readonly requests: readonly Request[];
};

/** Opens an address of the site for a visitor from Spain. */
export async function visit(browser: Browser, path: string, headers = {}): Promise<Visit> {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'geo', value: 'ES', url: SITE }]);
  const requests: Request[] = [];
  await context.route('**/*', (route) => {
    requests.push(route.request());
    const { pathname } = new URL(route.request().url());
    const open = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    if (pathname === '/api/impression') return route.fulfill({ headers: open, json: impression });
    const script = files.get(pathname);
    const inspected = '<script type="module" src="/inspector.js"></script><script';
    const body = path.includes('inspect') ? html.replace('<script', inspected) : html;
    const isScript = route.request().resourceType() === 'script';
    if (script || isScript)
      return route.fulfill({ headers: open, contentType: 'text/javascript', body: script ?? '' });
    return route.fulfill({ headers, contentType: 'text/html', body });
  });
  const page = await context.newPage();
  // What Chromium reports on a prerendered page.
  if (path.includes('ahead'))
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'prerendering', { get: () => true });
    });
  await page.goto(SITE + path);
  await page.waitForFunction(() => globalThis.started);
  return { context, page, requests };
}
