import { sharedBrowser } from '@plaza/testing/vitest';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedEnvironment } from '../environment/fixtures.ts';
import { findSite } from '../environment/site-apps.ts';
import { readSlowly } from '../environment/slow-reading.ts';

const environment = sharedEnvironment(await findSite('platform'));
const browser = sharedBrowser();

/** Less than a visitor sees: a reason that moves to the next line as its words come is 0.003. */
const UNSEEN = 0.005;

let slow: Awaited<ReturnType<typeof readSlowly>>;
beforeAll(async () => {
  slow = await readSlowly(environment().site);
});
afterAll(() => slow.close());

type Shift = { value: number; moved: string[] };

/** The layout shifts of a page while it is read, and what each moved. */
async function shiftsOf(page: Page, address: string): Promise<Shift[]> {
  await page.addInitScript(() => {
    type Entry = PerformanceEntry & { value: number; sources: { node?: Node }[] };
    const seen: Shift[] = [];
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[])
        seen.push({ value, moved: sources.map(({ node }) => (node as Element)?.className) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  return page.evaluate(() => (globalThis as unknown as { seen: Shift[] }).seen);
}

it.each([
  ['/se/', 360],
  ['/se/', 1280],
  ['/se/lp/', 1280],
])('decision 138 %s at %i px keeps still while it is read', async (path, width) => {
  for (const _visit of [1, 2]) {
    const page = await browser().newPage({ viewport: { width, height: 900 } });
    // Another font may break a line elsewhere.
    await page.route('**/*.woff2', (route) => route.abort());
    const shifts = await shiftsOf(page, slow.address + path);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify(shifts)).toBeLessThan(UNSEEN);
    await page.close();
  }
});
