import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { build } from 'esbuild';
import type { Browser, BrowserContext, Locator, Page, Route } from 'playwright';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll } from 'vitest';
import { sharedBrowser } from '../../../e2e/harness/fixtures.ts';
import { renderStyles as renderPageStyles } from '../../ui-blocks/build/build-styles.ts';
import { renderStyles } from '../build/build-styles.ts';
import { ConsentDialog, ConsentFragment } from '../src/react/index.ts';
import { type DialogLocale, dialogLocales } from '../src/testing/dialog-locales.ts';
import { sampleDialog } from '../src/testing/sample-dialog.ts';

/** As the `lang` attribute has it. */
const langOf = (locale: DialogLocale): string => (locale === 'pseudo' ? 'en-XA' : locale);

const SITE = 'http://site.example';
const FONT = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
const blocks = createRequire(new URL('../../ui-blocks/package.json', import.meta.url));
const [pageStyles, styles, font] = await Promise.all([
  renderPageStyles(),
  renderStyles(),
  readFile(blocks.resolve(FONT)),
]);

/** As a page of a site has it: nothing inline, and no text becomes a script. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; font-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

declare global {
  /** What was reported. */
  var reports: unknown[];
}

const script = await bundle();

/** The whole of consent as a page runs it: its store over the page's own cookies, and the dialog. */
async function bundle() {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { createDecide, openConsentStore } from './src/browser/store/index.ts';
        import { createDialogOpener, onConsentOpen } from './src/browser/index.ts';
        globalThis.reports = [];
        const settings = { viewerCountryFallback: 'ES' };
        const hooks = { report: (cause) => reports.push(cause) };
        const store = openConsentStore(settings, hooks);
        const decide = createDecide(store, settings, hooks);
        const { fragment, postpone } = document.body.dataset;
        const dialog = createDialogOpener(fragment, { ...store, decide, mayPostpone: Boolean(postpone) });
        onConsentOpen(dialog.open);
        if (store.get().needsPrompt) dialog.ask().catch(hooks.report);`,
      resolveDir: `${import.meta.dirname}/..`,
      loader: 'ts',
    },
    bundle: true,
    format: 'esm',
    conditions: ['@plaza/source'],
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

export interface PageOptions {
  locale?: DialogLocale;
  brand?: string;
  /** `fetched` unless said otherwise: the dialog in a file of its own. */
  dialog?: 'fetched' | 'present' | 'missing';
  /** Whether the dialog has the third button, which refuses everything. */
  refuseAll?: 'yes';
  /** Whether the page is a policy, on which the dialog may be put off. */
  postpone?: 'yes';
}

export interface DialogPage {
  page: Page;
  dialog: Locator;
  context: BrowserContext;
  /** Loads the page anew, for one who has decided nothing and is in this country, and waits for its script. */
  load: (options?: PageOptions & { country?: string }) => Promise<void>;
  /** Loads the page for a visitor who is asked. */
  ask: (options?: PageOptions) => Promise<void>;
  /** Paths asked for since the page was loaded. */
  asked: readonly string[];
  /** Keeps the dialog's file from this page until the function that it answers is called. */
  holdDialog: () => () => void;
  /** What the console and uncaught errors said since the last answer. */
  complaints: () => string[];
}

/** A page for the tests of a file, from the first of them on, and its browser. */
export function sharedDialogPage() {
  const browser = sharedBrowser();
  let visit: DialogPage | undefined;
  beforeAll(async () => {
    visit = await openDialogPage(browser());
  });
  const opened = (): DialogPage => {
    if (!visit) throw new Error('It is open from the first test of the file on.');
    return visit;
  };
  return { browser, visit: opened, page: () => opened().page, dialog: () => opened().dialog };
}

/** Opens a page of a site under the policy of a site's pages; nothing leaves the test. */
export async function openDialogPage(
  browser: Browser,
  settings: { javaScriptEnabled?: boolean } = {},
): Promise<DialogPage> {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, ...settings });
  const page = await context.newPage();
  const complaints: string[] = [];
  const asked: string[] = [];
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  let held: Promise<void> | undefined;
  const holdDialog = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    return resolve;
  };
  await context.route('**/*', async (route) => {
    const isHeld = route.request().url().includes('/dialog.html');
    if (isHeld && route.request().frame().page() === page) await held;
    return answer(route);
  });
  const load: DialogPage['load'] = async ({ country, ...options } = {}) => {
    await context.clearCookies();
    if (country) await context.addCookies([{ name: 'geo', value: country, url: SITE }]);
    asked.length = 0;
    await page.goto(`${SITE}/?${new URLSearchParams(options)}`);
  };
  const ask = async (options?: PageOptions) => {
    await load(options);
    await page.locator('dialog:modal').waitFor();
  };
  return {
    ...{ page, dialog: page.locator('dialog'), context, load, ask, asked, holdDialog },
    complaints: () => complaints.splice(0),
  };
}

const types = {
  woff2: 'font/woff2',
  css: 'text/css',
  js: 'text/javascript',
  html: 'text/html; charset=utf-8',
};

function answer(route: Route) {
  const { pathname, searchParams } = new URL(route.request().url());
  const send = (type: keyof typeof types, body: string | Uint8Array) =>
    route.fulfill({
      contentType: types[type],
      body: Buffer.from(body),
      headers: { 'content-security-policy': policy },
    });
  const locale = (searchParams.get('locale') ?? 'es-ES') as DialogLocale;
  if (pathname === '/styles.css') return send('css', pageStyles);
  if (pathname.startsWith('/fonts/')) return send('woff2', font);
  if (pathname === '/dialog.css') return send('css', styles);
  if (pathname === '/script.js') return send('js', script);
  if (pathname === '/dialog.html')
    return send('html', searchParams.has('refuseAll') ? fairFragments(locale) : fragments(locale));
  if (pathname === '/') return send('html', pageOf(searchParams, locale));
  if (pathname === '/politica-de-cookies/') return send('html', '<title>Cookies</title>');
  return route.fulfill({ status: 404, body: '' });
}

/** What a function made of a locale once it makes no more. */
function oncePer(make: (locale: DialogLocale) => string): typeof make {
  const made = new Map<DialogLocale, string>();
  return (locale) => {
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
}

const dialogs = oncePer((locale) =>
  renderToStaticMarkup(createElement(ConsentDialog, sampleDialog(dialogLocales[locale]))),
);
const fragments = oncePer((locale) =>
  renderToStaticMarkup(
    createElement(ConsentFragment, { ...sampleDialog(dialogLocales[locale]), styles }),
  ),
);

const fairFragments = oncePer((locale) =>
  renderToStaticMarkup(
    createElement(ConsentFragment, {
      ...sampleDialog(dialogLocales[locale]),
      styles,
      refuseAll: true,
    }),
  ),
);

function pageOf(options: URLSearchParams, locale: DialogLocale): string {
  const words = dialogLocales[locale];
  const kind = options.get('dialog') ?? 'fetched';
  const fragment =
    kind === 'missing'
      ? '/missing.html'
      : `/dialog.html?locale=${locale}${options.has('refuseAll') ? '&refuseAll' : ''}`;
  const isPresent = kind === 'present';
  return `<!doctype html><html lang="${langOf(locale)}" data-brand="${options.get('brand') ?? 'olivar'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Olivar</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/styles.css">${isPresent ? '<link rel="stylesheet" href="/dialog.css">' : ''}<script type="module" src="/script.js"></script></head><body data-fragment="${fragment}" data-postpone="${options.get('postpone') ?? ''}"><main><h1>Olivar</h1><p>${words.content.about}</p><button type="button" data-consent-open>${words.settings}</button> <a href="/politica-de-cookies/" data-consent-open><span>${words.settings}</span></a></main>${isPresent ? dialogs(locale) : ''}</body></html>`;
}
