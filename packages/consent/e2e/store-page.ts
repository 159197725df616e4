import { build } from 'esbuild';
import type { Browser, BrowserContext, Page } from 'playwright';
import type { PageConsentSettings } from '../src/browser/store/index.ts';
import type { ConsentStore } from '../src/index.ts';

export const SITE = 'https://www.olivar.example';

/** What the page's script exposes to tests. */
declare global {
  var consent: {
    readonly store: ConsentStore;
    readonly decide: (choices: object, button: 'all' | 'selected') => void;
  };
  /** Reported errors, including those before a reload. */
  var reportCause: (message: string) => void;
  var changed: (at: number) => void;
}

const settings: PageConsentSettings = {
  names: {
    preferences: ['locale'],
    statistics: ['_clck', '_cltk'],
    marketing: ['_ga', '_ga_.*', '_fbp', 'tt_.*'],
  },
};

const bundle = async (contents: string) => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: `${import.meta.dirname}/../src`, loader: 'tsx' },
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    conditions: ['@plaza/source'],
    write: false,
  });
  return outputFiles[0]?.text ?? '';
};

const [entry, screen] = await Promise.all([
  bundle(`
    import { createDecide, openConsentStore } from './browser/store/index.ts';
    const settings = ${JSON.stringify(settings)};
    const report = (cause) => reportCause(String(cause));
    const store = openConsentStore(settings, { report });
    globalThis.consent = { store, decide: createDecide(store, settings, { report }) };
    store.subscribe(() => changed(performance.timeOrigin + performance.now()));`),
  // A separate bundle, like a hydrated screen.
  bundle(`
    import { createRoot } from 'react-dom/client';
    import { useConsent } from './client/index.ts';
    const Shown = () => Object.entries(useConsent().allowed).flatMap(([name, on]) => (on ? name : [])).join();
    createRoot(document.getElementById('screen')).render(<Shown />);`),
]);

const files: Readonly<Record<string, string>> = { '/entry.js': entry, '/screen.js': screen };
const html = '<!doctype html><title>Page</title><script type="module" src="/entry.js"></script>';

/** The path of a page whose hydrated screen loads before the entry. */
export const HYDRATED = '/hydrated/';
const hydratedHtml = html.replace(
  '<script',
  '<script type="module" src="/screen.js"></script><div id="screen"></div><script',
);

/** Opens a browser of a visitor from a country, with further cookies. */
export async function openContext(browser: Browser, geo: string): Promise<BrowserContext> {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'geo', value: geo, url: SITE }]);
  await context.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const text = files[pathname];
    const contentType = text ? 'text/javascript' : 'text/html';
    return route.fulfill({
      contentType,
      body: text ?? (pathname === HYDRATED ? hydratedHtml : html),
    });
  });
  return context;
}

export type Tab = {
  readonly page: Page;
  readonly reports: string[];
  /** When the store of this tab changed: milliseconds since the epoch. */
  readonly changes: number[];
};

export async function openTab(context: BrowserContext, path = '/'): Promise<Tab> {
  const tab: Tab = { page: await context.newPage(), reports: [], changes: [] };
  await tab.page.exposeFunction('reportCause', (message: string) => void tab.reports.push(message));
  await tab.page.exposeFunction('changed', (at: number) => void tab.changes.push(at));
  await tab.page.goto(SITE + path);
  return tab;
}

const choices = { preferences: false, statistics: false, marketing: false };

/** Decides as a button of the dialog would: `all`, or the named categories. */
export const decide = (page: Page, ...on: ('all' | keyof typeof choices)[]) =>
  page.evaluate(([chosen, button]) => consent.decide(chosen, button), [
    Object.fromEntries(
      Object.keys(choices).map((name) => [name, on[0] === 'all' || on.includes(name as 'all')]),
    ),
    on[0] === 'all' ? 'all' : 'selected',
  ] as const);

export const allowedOn = (page: Page) =>
  page.evaluate(() =>
    Object.entries(consent.store.get().allowed).flatMap(([name, on]) => (on ? name : [])),
  );

export const cookieNames = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).sort();
