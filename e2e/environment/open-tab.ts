import type { BrowserContext, Page, Request } from 'playwright';

/** A tab that records all requests and console messages. */
export type Tab = {
  readonly page: Page;
  /** Method and URL, without the origin for the site's own. */
  readonly requests: string[];
  /** Console messages with their addresses, and errors thrown. */
  readonly pageErrors: string[];
  /** Opens a path and waits until the page's scripts have finished their initial work. */
  readonly goto: (path: string) => Promise<void>;
  /** Opens the path of a counted page and waits for its impression, on which vendors wait. */
  readonly gotoCounted: (path: string) => Promise<void>;
};

export async function openTab(context: BrowserContext, site: string): Promise<Tab> {
  const page = await context.newPage();
  const requests: string[] = [];
  const pageErrors: string[] = [];
  const pending = new Set<Request>();
  page.on('request', (request) => {
    requests.push(`${request.method()} ${request.url().replace(site, '')}`);
    pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('console', (message) => {
    // "Failed to load resource" does not say which.
    pageErrors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => pageErrors.push(error.message));
  // On a busy machine a page may never be idle.
  const idle = () =>
    page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2_000 })));
  async function goto(path: string) {
    pending.clear();
    await page.goto(`${site}${path}`);
    // Chromium may report a prefetched request and its end twice.
    for (let times = 0; times < 4 && (times === 0 || pending.size > 0); times += 1) await idle();
    await idle();
  }
  async function gotoCounted(path: string) {
    const counted = page.waitForResponse(`${site}/api/impression`);
    await page.goto(`${site}${path}`);
    await counted;
    // Requests that follow immediately start before this resolves.
    await page.evaluate(() => new Promise((done) => setTimeout(done)));
  }
  return { page, requests, pageErrors, goto, gotoCounted };
}

/**
 * Responds for every vendor with a script that does nothing, so that no request leaves this
 * machine.
 */
export const answerVendors = (context: BrowserContext) =>
  context.route(/^https:/, (route) =>
    route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: '' }),
  );

/** Waits until a dialog is open. A locator would inject Playwright's own script into every page. */
export const dialogOpens = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const look = () =>
          document.querySelector('dialog[open]') ? resolve() : requestAnimationFrame(look);
        look();
      }),
  );

/**
 * The number of open dialogs, and the names of everything that the browser stores for this site.
 */
export async function inspect(page: Page): Promise<{ dialogs: number; stored: string[] }> {
  const cookies = await page.context().cookies();
  const { dialogs, keys } = await page.evaluate(() => ({
    dialogs: document.querySelectorAll('dialog[open]').length,
    keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
  }));
  return { dialogs, stored: [...cookies.map(({ name }) => name), ...keys].sort() };
}
