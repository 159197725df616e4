import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { refused } from '../../../e2e/es-loans/es-loans.ts';
import { openWatched } from './watched-page.ts';

/** A watched tab in a context of its own. */
export async function openTab(browser: Browser, options?: BrowserContextOptions) {
  const context = await browser.newContext({ ...refused, ...options });
  return { context, ...(await openWatched(context)), close: () => context.close() };
}

/** Names of files of the browser entry, without folder and hash. */
export const named = (paths: readonly string[]) =>
  paths.map((path) => path.replace(/^\/_plaza\/(.*)-[A-Z0-9]{8}\.js$/, '$1'));

/** Addresses of the documents that the tab asks for from now on. */
export function watchDocuments(page: Page): readonly string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  return documents;
}

/** Lets an error go uncaught in the page. */
export const fail = (page: Page, message: string, status?: number) =>
  page.evaluate(
    ([words, code]) => {
      setTimeout(() => {
        throw Object.assign(new Error(String(words)), code && { status: code });
      });
    },
    [message, status] as const,
  );

/** Gives the page a connection to tell of. */
export const pretendConnection = (page: Page, connection?: object) =>
  page.addInitScript((given) => {
    Object.defineProperty(navigator, 'connection', { value: given });
  }, connection);

/** Makes a browser of the tab that knows no speculation rules, with a clock that the test runs. */
export async function withoutSpeculation(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = (type) => type === 'module';
  });
  // Chromium obeys the rules as it parses them, whatever a script says of it.
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('type="speculationrules"', 'type="text/plain"');
    await route.fulfill({ response, body });
  });
  await page.clock.install();
  await page.goto(address, { waitUntil: 'load' });
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** Focuses each link, as a keyboard does, and stays on it for so many milliseconds of the page's clock. */
export async function stayOnLinks(page: Page, hrefs: readonly string[], stay: number) {
  await page.evaluate(
    ([links, pause]) => {
      // What a link sets for the end of its time comes before the next link.
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

/** Remembers what is scrolled into view, and how. */
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
