import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { sharedBrowser } from '@plaza/testing/vitest';
import { renderStyles as renderPageStyles } from '@plaza/ui-blocks/build/build-styles';
import { build } from 'esbuild';
import type { Browser, BrowserContext, Locator, Page, Route } from 'playwright';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll } from 'vitest';
import { renderStyles } from '../build/build-styles.ts';
import { ConsentDialog, ConsentFragment } from '../src/react/index.ts';
import { type DialogLocale, dialogLocales } from '../src/testing/dialog-locales.ts';
import { sampleDialog } from '../src/testing/sample-dialog.ts';

/** The value of the `lang` attribute. */
const langOf = (locale: DialogLocale): string => (locale === 'pseudo' ? 'en-XA' : locale);

const SITE = 'http://site.example';
const FONT = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
const blocks = createRequire(new URL('../../ui-blocks/package.json', import.meta.url));
const [pageStyles, styles, font] = await Promise.all([
  renderPageStyles(),
  renderStyles(),
  readFile(blocks.resolve(FONT)),
]);

/** The policy of a site's pages: nothing inline, Trusted Types required. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; font-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

declare global {
  /** Reported errors. */
  var reports: unknown[];
}

const script = await bundle();

/** The browser entry of a page: the store over the page's cookies, and the dialog. */
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
        if (store.get().needsPrompt) dialog.prompt().catch(hooks.report);`,
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
  /** Where the dialog is; default `fetched`, in a file of its own. */
  dialog?: 'fetched' | 'present' | 'missing';
  /** Whether the dialog has a refuse-all button. */
  refuseAll?: 'yes';
  /** Whether the page is a policy, where the prompt can be postponed. */
  postpone?: 'yes';
}

export interface DialogPage {
  page: Page;
  dialog: Locator;
  context: BrowserContext;
  /** Loads the page for a visitor from this country without a decision, and waits for its script. */
  load: (options?: PageOptions & { country?: string }) => Promise<void>;
  /** Loads the page for a visitor who sees the prompt. */
  prompt: (options?: PageOptions) => Promise<void>;
  /** Paths requested since the page loaded. */
  requested: readonly string[];
  /** Holds the dialog's file back until the returned function is called. */
  holdDialog: () => () => void;
  /** Console messages and uncaught errors since the last call. */
  pageErrors: () => string[];
}

/** Opens a browser and a page for the tests of a file. */
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

/** Opens a page under the policy of a site's pages; all requests are answered by the test. */
export async function openDialogPage(
  browser: Browser,
  settings: { javaScriptEnabled?: boolean } = {},
): Promise<DialogPage> {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, ...settings });
  const page = await context.newPage();
  const pageErrors: string[] = [];
  const requested: string[] = [];
  page.on('console', (message) => pageErrors.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => pageErrors.push(error.message));
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
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
    requested.length = 0;
    await page.goto(`${SITE}/?${new URLSearchParams(options)}`);
  };
  const prompt = async (options?: PageOptions) => {
    await load(options);
    await page.locator('dialog:modal').waitFor();
  };
  return {
    ...{ page, dialog: page.locator('dialog'), context, load, prompt, requested, holdDialog },
    pageErrors: () => pageErrors.splice(0),
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

/** Memoizes a function of a locale. */
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
  const texts = dialogLocales[locale];
  const kind = options.get('dialog') ?? 'fetched';
  const fragment =
    kind === 'missing'
      ? '/missing.html'
      : `/dialog.html?locale=${locale}${options.has('refuseAll') ? '&refuseAll' : ''}`;
  const isPresent = kind === 'present';
  return `<!doctype html><html lang="${langOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Olivar</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/styles.css">${isPresent ? '<link rel="stylesheet" href="/dialog.css">' : ''}<script type="module" src="/script.js"></script></head><body data-fragment="${fragment}" data-postpone="${options.get('postpone') ?? ''}"><main><h1>Olivar</h1><p>${texts.content.about}</p><button type="button" data-consent-open>${texts.settings}</button> <a href="/politica-de-cookies/" data-consent-open><span>${texts.settings}</span></a></main>${isPresent ? dialogs(locale) : ''}</body></html>`;
}
