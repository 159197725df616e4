import type { Browser, Page } from 'playwright';

/** What a browser made of a page of all blocks. */
export interface Visit {
  hydrated: boolean;
  /** Console messages of any kind, and uncaught errors. */
  complaints: string[];
  /** The text of every script that was fetched. */
  scripts: string;
  /** State of the page's own font. */
  font: string | undefined;
  /** The brand's colour of the page itself, in the light scheme. */
  canvas: string;
}

/** A transparent pixel, for every image that the cases name. */
const PIXEL = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');

/** Opens a page in a window of its own, waits until it is hydrated and its font is there. */
export async function visitPage(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext();
  await context.route(
    (address) =>
      address.origin !== new URL(url).origin || /\.(jpe?g|png|webp)$/.test(address.pathname),
    (route) => route.fulfill({ contentType: 'image/gif', body: PIXEL }),
  );
  const page = await context.newPage();
  const complaints: string[] = [];
  const scripts: Promise<string>[] = [];
  page.on('console', (message) => {
    // What React's development build says to everybody.
    if (!message.text().includes('React DevTools')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await page.goto(url);
  const hydrated = await waitForHydration(page);
  const look = await page.evaluate(readLook);
  const text = (await Promise.all(scripts)).join('\n');
  await context.close();
  return { hydrated, complaints, scripts: text, ...look };
}

async function waitForHydration(page: Page): Promise<boolean> {
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  return true;
}

async function readLook() {
  await document.fonts.ready;
  const fonts = [...document.fonts].filter(({ family }) => /figtree/i.test(family));
  return {
    font: fonts.find(({ status }) => status === 'loaded')?.status,
    canvas: getComputedStyle(document.documentElement).backgroundColor,
  };
}
