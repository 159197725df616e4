import { openTestEnvironment } from '@plaza/e2e/environment/test-environment';
import { unknown, type Visitor } from '@plaza/e2e/environment/visitors';
import { serveLocally } from '@plaza/testing';
import { openBrowser } from '@plaza/testing/browser';
import type { Browser, Page } from 'playwright';
import { chosenSite, undecided } from './chosen-site.ts';
import { type Figure, formatFigures } from './figure.ts';
import { median } from './median.ts';
import { onPhone, slowPhone, type Throttling } from './phone.ts';

const rounds = 7;
const budgets = { visibleMs: 100, interactionMs: 50 } as const;
const slowProcessor: Throttling = { latencyMs: 0, bytesPerSecond: 1e9, processor: 4 };

/**
 * Chromium's own window is a page too and uses the processor for a while; a visitor's window is
 * open already.
 */
const windowMs = 700;
const SEEN = 'The dialog was seen';

/** A page with only text and a self-closing dialog: the minimum cost of a press on this machine. */
const barePage = `<!doctype html><meta name="viewport" content="width=device-width"><title>Bare</title>${'<p>Lorem ipsum dolor sit amet.</p>'.repeat(60)}<dialog><button data-consent-button="all">All</button></dialog><script>const dialog = document.querySelector('dialog'); dialog.onclick = () => dialog.close(); dialog.showModal();</script>`;

/** Runs first in the page: records when the dialog is visible, and the duration of each press. */
function watch(seen: string) {
  const noted = { visibleMs: Number.NaN, presses: [] as number[] };
  Object.assign(globalThis, { noted });
  const observer = new MutationObserver(() => {
    if (!document.querySelector('dialog[open]')) return;
    observer.disconnect();
    requestAnimationFrame((now) => {
      noted.visibleMs = now;
      // Notifies waiting code, because polling would cost the page as much as the dialog does.
      console.debug(seen);
    });
  });
  observer.observe(document, { subtree: true, attributeFilter: ['open'] });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === 'click') noted.presses.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

type Noted = { visibleMs: number; presses: number[] };
const noted = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'noted') as Noted);

/** Milliseconds from the first paint to the dialog; negative if both appear at once. */
async function timeToDialog(page: Page, address: string): Promise<number> {
  await page.addInitScript(watch, SEEN);
  await page.waitForTimeout(windowMs);
  const seen = page.waitForEvent('console', (message) => message.text() === SEEN);
  await page.goto(address);
  await seen;
  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  return (await noted(page)).visibleMs - firstPaint;
}

/** Milliseconds from a press on a button of the dialog to the next paint; 0 for one under 16. */
async function timeOfPress(page: Page, address: string, button: string): Promise<number> {
  await page.addInitScript(watch, SEEN);
  await page.waitForTimeout(windowMs);
  await page.goto(address);
  await page.locator('dialog[open]').waitFor();
  await page.locator(`[data-consent-button=${button}]`).click();
  await page.waitForFunction(() => !document.querySelector('dialog[open]'));
  // Entries are delivered some time after their frame.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 300))),
  );
  return Math.max(0, ...(await noted(page)).presses);
}

async function repeat(
  browser: Browser,
  phone: { throttling?: Throttling; visitor: Visitor },
  measure: (page: Page) => Promise<number>,
): Promise<number> {
  const values: number[] = [];
  for (let round = 0; round <= rounds; round += 1)
    values.push(await onPhone(browser, phone, measure));
  return median(values.slice(1));
}

const serveBarePage = () =>
  serveLocally((_request, response) => {
    response.setHeader('content-type', 'text/html').end(barePage);
  });

/** How long prompted visitors wait for the dialog, and for each of its buttons. */
export async function measureConsent(): Promise<Figure[]> {
  const environment = await openTestEnvironment({ sites: [chosenSite] });
  const browser = await openBrowser();
  const visible = (visitor: Visitor, throttling?: Throttling) =>
    repeat(browser, { visitor, ...(throttling && { throttling }) }, (page) =>
      timeToDialog(page, `${environment.site}/`),
    );
  const bare = await serveBarePage();
  const press = (button: string, address = `${environment.site}/`) =>
    repeat(browser, { visitor: undecided, throttling: slowProcessor }, (page) =>
      timeOfPress(page, address, button),
    );
  const budget = `≤ ${budgets.visibleMs} ms`;
  try {
    const rival = { name: 'a bare page with a dialog', value: await press('all', `${bare.url}/`) };
    return [
      { name: 'first paint to dialog', ours: await visible(undecided), unit: 'ms', budget },
      { name: 'the same, first visit at all', ours: await visible(unknown), unit: 'ms', budget },
      {
        name: 'the same, slow 4G, processor 4 × slowed',
        ours: await visible(undecided, slowPhone),
        unit: 'ms',
        budget,
      },
      {
        name: 'the same, first visit at all, slow 4G, processor 4 × slowed',
        ours: await visible(unknown, slowPhone),
        unit: 'ms',
      },
      {
        name: 'press on accept-all, processor 4 × slowed',
        ours: await press('all'),
        unit: 'ms',
        rival,
        budget: `≤ ${budgets.interactionMs} ms`,
      },
      {
        name: 'press on the other button, processor 4 × slowed',
        ours: await press('selected'),
        unit: 'ms',
        rival,
        budget: `≤ ${budgets.interactionMs} ms`,
      },
    ];
  } finally {
    await browser.close();
    await bare.close();
    await environment.close();
  }
}

if (import.meta.main) console.log(formatFigures(await measureConsent()));
