import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { refused } from '../es-loans/es-loans.ts';
import { openMonitored } from './monitored-page.ts';

/** A monitored tab in its own context. */
export async function openTab(browser: Browser, options?: BrowserContextOptions) {
  const context = await browser.newContext({ ...refused, ...options });
  return { context, ...(await openMonitored(context)), close: () => context.close() };
}

/** Names of the browser entry's files, without folder and hash. */
export const named = (paths: readonly string[]) =>
  paths.map((path) => path.replace(/^\/_plaza\/(.*)-[A-Z0-9]{8}\.js$/, '$1'));

/** URLs of the documents that the tab requests from now on. */
export function watchDocuments(page: Page): readonly string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  return documents;
}

/** Throws an uncaught error in the page. */
export const fail = (page: Page, message: string, status?: number) =>
  page.evaluate(
    ([text, code]) => {
      setTimeout(() => {
        throw Object.assign(new Error(String(text)), code && { status: code });
      });
    },
    [message, status] as const,
  );

/** Emulates `navigator.connection`. */
export const emulateConnection = (page: Page, connection?: object) =>
  page.addInitScript((given) => {
    Object.defineProperty(navigator, 'connection', { value: given });
  }, connection);

/** Emulates a browser without speculation rules, with a clock controlled by the test. */
export async function withoutSpeculation(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = (type) => type === 'module';
  });
  // Chromium applies the rules while parsing, before any script could remove them.
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('type="speculationrules"', 'type="text/plain"');
    await route.fulfill({ response, body });
  });
  await page.clock.install();
  await page.goto(address, { waitUntil: 'load' });
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** Focuses each link in turn, for the given milliseconds of the page's clock. */
export async function stayOnLinks(page: Page, hrefs: readonly string[], stay: number) {
  await page.evaluate(
    ([links, pause]) => {
      // Timers of a link run before the next link is focused.
      function reach(at: number) {
        document.querySelector<HTMLElement>(`a[href="${links[at]}"]`)?.focus();
        if (at + 1 < links.length) setTimeout(reach, pause, at + 1);
      }
      reach(0);
    },
    [hrefs, stay] as const,
  );
  await page.clock.runFor(stay * hrefs.length);
}

/** Records the elements scrolled into view, and the options. */
export const watchScrolling = (page: Page) =>
  page.addInitScript(() => {
    const scrolled: unknown[] = [];
    Object.assign(globalThis, { scrolled });
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function (how) {
      scrolled.push([this.id, how]);
      scrollIntoView.call(this, how);
    };
  });

export const scrolled = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'scrolled'));
