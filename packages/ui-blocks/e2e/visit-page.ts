import type { Browser, Page } from 'playwright';

/** The state of a page of all blocks in a browser. */
export interface Visit {
  hydrated: boolean;
  /** Console messages of any kind, and uncaught errors. */
  messages: string[];
  /** The text of every script that was fetched. */
  scripts: string;
  /** State of the page's own font. */
  font: string | undefined;
  /** The brand's colour of the page itself, in the light scheme. */
  canvas: string;
}

/** A transparent pixel for every image. */
const PIXEL = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');

/** Opens a page and waits until it is hydrated and its font has loaded. */
export async function visitPage(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext();
  await context.route(
    (address) =>
      address.origin !== new URL(url).origin || /\.(jpe?g|png|webp)$/.test(address.pathname),
    (route) => route.fulfill({ contentType: 'image/gif', body: PIXEL }),
  );
  const page = await context.newPage();
  const messages: string[] = [];
  const scripts: Promise<string>[] = [];
  page.on('console', (message) => {
    // React's development build always logs this.
    if (!message.text().includes('React DevTools')) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await page.goto(url);
  const hydrated = await waitForHydration(page);
  const state = await page.evaluate(readState);
  const text = (await Promise.all(scripts)).join('\n');
  await context.close();
  return { hydrated, messages, scripts: text, ...state };
}

async function waitForHydration(page: Page): Promise<boolean> {
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  return true;
}

async function readState() {
  await document.fonts.ready;
  const fonts = [...document.fonts].filter(({ family }) => /figtree/i.test(family));
  return {
    font: fonts.find(({ status }) => status === 'loaded')?.status,
    canvas: getComputedStyle(document.documentElement).backgroundColor,
  };
}
